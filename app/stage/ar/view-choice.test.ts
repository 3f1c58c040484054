import { expect, test } from 'vitest'
import {
  type ArDevice,
  type ArView,
  chooseView,
  offeredViews,
  supportsAr,
  toSessionDevice,
} from './view-choice.ts'

const device = (has: Partial<ArDevice>): ArDevice => ({
  immersive: false,
  ios: false,
  handheld: false,
  camera: false,
  ...has,
})

const HEADSET = device({ immersive: true })
const PHONE_WITH_ARCORE = device({ immersive: true, handheld: true, camera: true })
const PHONE_WITHOUT = device({ handheld: true, camera: true })
const IPHONE = device({ ios: true, handheld: true, camera: true })
const IPHONE_THAT_HIDES_ITS_CAMERA = device({ ios: true, handheld: true })
const TABLET_WITHOUT_CAMERA = device({ handheld: true })
const LAPTOP = device({ camera: true })

test.each<[string, ArDevice, boolean, ArView[]]>([
  ['a headset', HEADSET, true, ['immersive', 'desk']],
  ['a phone with ARCore', PHONE_WITH_ARCORE, true, ['immersive', 'camera', 'desk']],
  ['a phone without ARCore', PHONE_WITHOUT, true, ['camera', 'desk']],
  ['an iPhone', IPHONE, true, ['camera', 'desk']],
  [
    'an iPhone whose camera is hidden before it is asked for',
    IPHONE_THAT_HIDES_ITS_CAMERA,
    true,
    ['camera', 'desk'],
  ],
  ['a tablet without a camera', TABLET_WITHOUT_CAMERA, false, ['desk']],
  ['a laptop with a camera', LAPTOP, false, ['desk']],
])('%s', (_, has, supported, views) => {
  expect(supportsAr(has)).toBe(supported)
  expect(offeredViews(has)).toEqual(views)
  expect(chooseView(has, 'best')).toBe(views[0])
})

test('the view chosen last is shown where the device offers it', () => {
  expect(chooseView(PHONE_WITH_ARCORE, 'desk')).toBe('desk')
  expect(chooseView(PHONE_WITH_ARCORE, 'camera')).toBe('camera')
  expect(chooseView(IPHONE, 'immersive')).toBe('camera')
  expect(chooseView(LAPTOP, 'camera')).toBe('desk')
})

test('a session is told of the device what its view needs', () => {
  expect(toSessionDevice('desk', LAPTOP, false)).toBeNull()
  expect(toSessionDevice('camera', LAPTOP, true)).toEqual({ isCapable: false, hasCamera: true })
  expect(toSessionDevice('camera', IPHONE, false)).toEqual({ isCapable: true, hasCamera: false })
  expect(toSessionDevice('immersive', HEADSET, true)).toEqual({ isCapable: true, hasCamera: true })
})
