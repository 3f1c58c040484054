import { describe, expect, test } from 'vitest'
import { type OrientationPorts, watchOrientation } from './watch-orientation.ts'

type Listener = Parameters<OrientationPorts['addEventListener']>[1]

/** A device whose sensors, clock and answers are the test's. */
function fakeDevice(requestPermission?: () => Promise<'granted' | 'denied'>) {
  const listeners = new Set<Listener>()
  const timers = new Map<number, () => void>()
  const waited: number[] = []
  const ports: OrientationPorts = {
    DeviceOrientationEvent: requestPermission ? { requestPermission } : {},
    addEventListener: (_, listener) => listeners.add(listener),
    removeEventListener: (_, listener) => listeners.delete(listener),
    setTimeout(run, ms) {
      waited.push(ms)
      timers.set(waited.length, run)
      return waited.length
    },
    clearTimeout: (timer) => timers.delete(timer),
  }
  return {
    ports,
    waited,
    listeners,
    tell: (event: object) => [...listeners].forEach((listener) => void listener(event)),
    wait: () => [...timers.values()].forEach((run) => void run()),
  }
}

function watch(device: ReturnType<typeof fakeDevice>) {
  const told: unknown[] = []
  const stop = watchOrientation(
    device.ports,
    (angles) => told.push(angles),
    (fault) => told.push(fault),
  )
  return { told, stop }
}

const UPRIGHT = { alpha: 10, beta: 90, gamma: 0 }
const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('the sensors', () => {
  test('tell how the device is held, until they are no longer asked', () => {
    const device = fakeDevice()
    const { told, stop } = watch(device)
    device.tell(UPRIGHT)
    device.wait()
    stop()
    device.tell(UPRIGHT)
    expect(told).toEqual([UPRIGHT])
    expect(device.listeners.size).toBe(0)
  })

  test('without a compass tell no alpha', () => {
    const device = fakeDevice()
    const { told } = watch(device)
    device.tell({ ...UPRIGHT, alpha: null })
    expect(told).toEqual([{ ...UPRIGHT, alpha: 0 }])
  })

  test('that say nothing for a second, or nothing but null, are none; a late word counts', () => {
    const device = fakeDevice()
    const { told } = watch(device)
    device.tell({ alpha: null, beta: null, gamma: null })
    device.wait()
    expect(told).toEqual(['silent'])
    expect(device.waited).toEqual([1_000])
    device.tell(UPRIGHT)
    expect(told).toEqual(['silent', UPRIGHT])
  })
})

describe('where the system wants to be asked', () => {
  test('it is, at once, and listened to after a yes', async () => {
    let asked = 0
    const device = fakeDevice(async () => {
      asked++
      return 'granted'
    })
    const { told } = watch(device)
    expect([asked, device.listeners.size]).toEqual([1, 0])
    await settled()
    device.tell(UPRIGHT)
    expect(told).toEqual([UPRIGHT])
  })

  test.each([
    ['a no', async () => 'denied' as const],
    [
      'a question that did not come from a tap',
      () => Promise.reject(new DOMException('', 'NotAllowedError')),
    ],
  ])('%s is a refusal', async (_, ask) => {
    const device = fakeDevice(ask)
    const { told } = watch(device)
    await settled()
    expect([told, device.listeners.size]).toEqual([['refused'], 0])
  })

  test.each(['granted', 'denied'] as const)(
    'an answer that comes after leaving (%s) changes nothing',
    async (answer) => {
      const device = fakeDevice(async () => answer)
      const { told, stop } = watch(device)
      stop()
      await settled()
      expect([told, device.listeners.size]).toEqual([[], 0])
    },
  )
})
