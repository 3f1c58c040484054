import { expect, test } from 'vitest'
import { roomViewer } from './room-viewer.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1'
const PIXEL =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36'
const LAPTOP = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/126.0.0.0 Safari/537.36'

test.each([
  ['Safari on an iPhone', true, IPHONE, 'quick-look'],
  ['a browser on an iPhone that hands no link on', false, IPHONE, null],
  ['Android', false, PIXEL, 'scene-viewer'],
  ['a laptop', false, LAPTOP, null],
  ['something that only names itself so', false, 'Androidish/1.0', null],
] as const)('%s', (_, supportsRelAr, userAgent, viewer) => {
  expect(roomViewer({ supportsRelAr, userAgent })).toBe(viewer)
})
