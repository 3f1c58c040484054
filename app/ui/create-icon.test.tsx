import { readdirSync, readFileSync } from 'node:fs'
import * as lucide from 'lucide-react'
import type { ComponentType, SVGProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import createIcon, { type IconData } from './create-icon.ts'

type Icon = ComponentType<SVGProps<SVGSVGElement>>

/** Names of all icons that our code draws. */
const DRAWN = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
  .map((file) => readFileSync(`app/${file}`, 'utf8'))
  .flatMap((source) => [...source.matchAll(/import\s*\{([^}]*)\}\s*from 'lucide-react'/g)])
  .flatMap(([, names = '']) => names.split(','))
  .map((name) => name.trim().split(' ')[0] ?? '')
  .filter((name) => name !== '' && name !== 'type')

it('draws every icon of ours as lucide-react does', async () => {
  const icons = new Set(DRAWN)
  expect(icons.size).toBeGreaterThan(50)
  for (const name of icons) {
    const Theirs = (lucide as unknown as Record<string, Icon>)[name] as Icon
    const markup = renderToStaticMarkup(<Theirs aria-hidden className="verdict" />)
    const file = /class="lucide lucide-([\w-]+)/.exec(markup)?.[1] ?? ''
    const { __iconData: data }: { __iconData: IconData } = await import(`lucide-react/icons/${file}`)
    const Ours = createIcon(data)
    expect(renderToStaticMarkup(<Ours aria-hidden className="verdict" />)).toBe(markup)
  }
})

it('says what it is when it has a label', () => {
  const Ours = createIcon({ name: 'check', node: [] })
  expect(renderToStaticMarkup(<Ours aria-label="Loaded" />)).not.toContain('aria-hidden')
  expect(renderToStaticMarkup(<Ours />)).toContain('aria-hidden="true"')
})
