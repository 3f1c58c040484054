import { describe, expect, test } from 'vitest'
import { type DevicePorts, isSupportedIos, readArDevice } from './read-ar-device.ts'

const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36'
const iphone = (version: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.0 Mobile/15E148 Safari/604.1`
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15'

const devices = (...kinds: string[]) =>
  ({ enumerateDevices: async () => kinds.map((kind) => ({ kind })) }) as unknown as MediaDevices
const failing = (): Promise<never> => Promise.reject(new DOMException('forbidden', 'SecurityError'))

function ports({ navigator, ...rest }: Partial<DevicePorts> = {}): DevicePorts {
  return {
    isSecureContext: true,
    DeviceOrientationEvent: class {},
    ...rest,
    navigator: {
      userAgent: ANDROID,
      maxTouchPoints: 5,
      mediaDevices: devices('audioinput', 'videoinput'),
      xr: { isSessionSupported: async () => true },
      ...navigator,
    },
  }
}
const having = (navigator: Partial<DevicePorts['navigator']>, rest: Partial<DevicePorts> = {}) =>
  readArDevice({ ...ports(rest), navigator: { ...ports().navigator, ...navigator } })

describe('a device', () => {
  test('with WebXR, a camera and a touch screen', async () => {
    expect(await readArDevice(ports())).toEqual({ immersive: true, ios: false, handheld: true, camera: true })
  })

  test.each([
    ['without WebXR', undefined],
    ['whose WebXR offers no AR', { isSessionSupported: async () => false }],
    ['whose WebXR is forbidden', { isSessionSupported: failing }],
  ])('%s has no immersive view', async (_, xr) => {
    expect(await having({ xr })).toMatchObject({ immersive: false, camera: true })
  })

  test.each([
    ['without media devices', undefined],
    ['with a microphone only', devices('audioinput')],
    ['whose devices are forbidden', { enumerateDevices: failing } as unknown as MediaDevices],
  ])('%s has no camera', async (_, mediaDevices) => {
    expect(await having({ mediaDevices })).toMatchObject({ camera: false })
  })

  test('that is not held in the hand', async () => {
    expect(await having({ maxTouchPoints: 0 })).toMatchObject({ handheld: false })
    expect(await having({}, { DeviceOrientationEvent: undefined })).toMatchObject({ handheld: false })
  })

  test('on a page that came unprotected offers nothing: the browser would give neither camera nor sensors', async () => {
    expect(await having({ userAgent: iphone('17_4') }, { isSecureContext: false })).toMatchObject({
      immersive: false,
      ios: false,
      camera: false,
    })
  })
})

test.each([
  ['iOS 11', iphone('11_4'), 5, false],
  ['iOS 12', iphone('12_0'), 5, true],
  ['iOS 17', iphone('17_4_1'), 5, true],
  ['an iPad that calls itself a Mac', MAC, 5, true],
  ['a Mac', MAC, 0, false],
  ['Android', ANDROID, 5, false],
  ['an iPhone that does not say its version', 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15', 5, false],
  ['nothing said', '', 5, false],
])('%s', async (_, userAgent, maxTouchPoints, supported) => {
  expect(await isSupportedIos({ userAgent, maxTouchPoints })).toBe(supported)
})
