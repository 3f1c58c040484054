import { expect, it } from 'vitest'
import { sceneViewerLink } from './scene-viewer-link.ts'

const FILE = 'https://sparkbook.example/assets/amphora-high-a1b2.glb'
const link = sceneViewerLink({ file: FILE, title: 'Ánfora; premio & más' })

it('opens the file in Scene Viewer', () => {
  const { searchParams, host, pathname } = new URL(link.replace('intent:', 'https:'))
  expect(`${host}${pathname}`).toBe('arvr.google.com/scene-viewer/1.2')
  expect(searchParams.get('file')).toBe(FILE)
  expect(searchParams.get('mode')).toBe('ar_preferred')
  expect(searchParams.get('title')).toBe('Ánfora; premio & más')
  expect(link).not.toContain('+')
})

it('names the app, and the file itself where there is none', () => {
  const [, intent = ''] = link.split('#')
  expect(intent).toBe(
    `Intent;scheme=https;package=com.google.android.googlequicksearchbox;action=android.intent.action.VIEW;S.browser_fallback_url=${encodeURIComponent(FILE)};end;`,
  )
})
