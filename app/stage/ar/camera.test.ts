import { expect, test } from 'vitest'
import { type CameraPorts, cameraPermission, createCamera } from './camera.ts'

/** A camera whose answers the test gives; tracks are real event targets. */
function fakePorts({ permission = 'prompt' }: { permission?: PermissionState | 'untold' } = {}) {
  const page = Object.assign(new EventTarget(), { hidden: false })
  const asked: MediaStreamConstraints[] = []
  const streams: FakeStream[] = []
  let refusal: Error | null = null
  let gate = Promise.resolve()
  const ports = {
    document: page,
    navigator: {
      mediaDevices: {
        getUserMedia: async (constraints: MediaStreamConstraints) => {
          asked.push(constraints)
          await gate
          if (refusal) throw refusal
          const stream = fakeStream()
          streams.push(stream)
          return stream
        },
      },
      permissions: {
        query: async () => {
          if (permission === 'untold') throw new TypeError('camera is no permission here')
          return { state: permission }
        },
      },
    },
  } as unknown as CameraPorts
  return {
    ports,
    asked,
    streams,
    refuse(name: string) {
      refusal = new DOMException('', name)
    },
    allow() {
      refusal = null
    },
    /** Answers wait until the returned function is called. */
    hold() {
      let answer = () => {}
      gate = new Promise((resolve) => {
        answer = resolve
      })
      return () => answer()
    },
    hide(hidden: boolean) {
      page.hidden = hidden
      page.dispatchEvent(new Event('visibilitychange'))
    },
  }
}

type FakeStream = ReturnType<typeof fakeStream>

function fakeStream() {
  const track = Object.assign(new EventTarget(), {
    stopped: false,
    stop() {
      track.stopped = true
    },
  })
  return { track, getTracks: () => [track], getVideoTracks: () => [track] }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

test('asks for the picture of the rear camera, without sound', async () => {
  const fake = fakePorts()
  const camera = createCamera(fake.ports)
  const kinds: string[] = []
  camera.subscribe(() => kinds.push(camera.state().kind))
  expect(camera.state()).toEqual({ kind: 'off' })
  await camera.start()
  await camera.start()
  expect(kinds).toEqual(['asking', 'on'])
  expect(camera.state()).toEqual({ kind: 'on', stream: fake.streams[0] })
  expect(fake.asked).toHaveLength(1)
  expect(fake.asked[0]).toMatchObject({ audio: false, video: { facingMode: { ideal: 'environment' } } })
})

test.each([
  ['NotAllowedError', 'denied', 'denied'],
  ['NotAllowedError', 'prompt', 'dismissed'],
  ['NotAllowedError', 'untold', 'denied'],
  ['SecurityError', 'denied', 'denied'],
  ['NotFoundError', 'prompt', 'missing'],
  ['OverconstrainedError', 'granted', 'missing'],
  ['NotReadableError', 'granted', 'busy'],
  ['AbortError', 'granted', 'busy'],
  ['TypeError', 'granted', 'failed'],
] as const)(
  '%s while the permission is %s: %s, and it can be asked again',
  async (name, permission, fault) => {
    const fake = fakePorts({ permission })
    const camera = createCamera(fake.ports)
    fake.refuse(name)
    await camera.start()
    expect(camera.state()).toEqual({ kind: 'fault', fault })
    fake.allow()
    await camera.start()
    expect(camera.state().kind).toBe('on')
  },
)

test('there is none on a page that came unprotected', async () => {
  const { ports } = fakePorts()
  const camera = createCamera({ ...ports, navigator: { mediaDevices: undefined } })
  await camera.start()
  expect(camera.state()).toEqual({ kind: 'fault', fault: 'missing' })
})

test('is stopped on leaving, also when the answer comes only then', async () => {
  const fake = fakePorts()
  const camera = createCamera(fake.ports)
  await camera.start()
  camera.stop()
  expect([camera.state().kind, fake.streams[0]?.track.stopped]).toEqual(['off', true])
  const answer = fake.hold()
  const started = camera.start()
  camera.stop()
  answer()
  await started
  expect([camera.state().kind, fake.streams[1]?.track.stopped]).toEqual(['off', true])
})

test('is stopped while the page is hidden, and comes back with it', async () => {
  const fake = fakePorts()
  const camera = createCamera(fake.ports)
  await camera.start()
  fake.hide(true)
  expect([camera.state().kind, fake.streams[0]?.track.stopped]).toEqual(['hidden', true])
  fake.hide(false)
  await settled()
  expect(camera.state()).toEqual({ kind: 'on', stream: fake.streams[1] })
  camera.stop()
  fake.hide(true)
  fake.hide(false)
  await settled()
  expect(camera.state().kind).toBe('off')
  expect(fake.asked).toHaveLength(2)
})

test('is stopped at once when the page was hidden while it was asked for', async () => {
  const fake = fakePorts()
  const camera = createCamera(fake.ports)
  const answer = fake.hold()
  const started = camera.start()
  fake.hide(true)
  answer()
  await started
  expect([camera.state().kind, fake.streams[0]?.track.stopped]).toEqual(['hidden', true])
})

test('taken away while it runs: it says so, and a tap brings it back', async () => {
  const fake = fakePorts()
  const camera = createCamera(fake.ports)
  await camera.start()
  fake.streams[0]?.track.dispatchEvent(new Event('ended'))
  expect(camera.state()).toEqual({ kind: 'fault', fault: 'lost' })
  await camera.start()
  expect(camera.state().kind).toBe('on')
  // What the first one still says is no news.
  fake.streams[0]?.track.dispatchEvent(new Event('ended'))
  expect(camera.state().kind).toBe('on')
})

test('lent to a call: it says so, and is back afterwards by itself', async () => {
  const fake = fakePorts()
  const camera = createCamera(fake.ports)
  await camera.start()
  fake.streams[0]?.track.dispatchEvent(new Event('mute'))
  expect(camera.state()).toEqual({ kind: 'fault', fault: 'busy' })
  fake.streams[0]?.track.dispatchEvent(new Event('unmute'))
  expect(camera.state()).toEqual({ kind: 'on', stream: fake.streams[0] })
})

test.each(['granted', 'prompt', 'denied'] as const)('the permission is read: %s', async (permission) => {
  expect(await cameraPermission(fakePorts({ permission }).ports)).toBe(permission)
})

test('a browser that does not tell the permission', async () => {
  expect(await cameraPermission(fakePorts({ permission: 'untold' }).ports)).toBe('unknown')
  expect(await cameraPermission({ navigator: {} })).toBe('unknown')
})
