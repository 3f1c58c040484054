import { expect, test, vi } from 'vitest'
import { askWhenShown, createDrawLoop, type Frames, type ShownPage, WAITED_FRAMES } from './draw-loop.ts'

/** Frames that come when the test says so. */
function framesByHand() {
  let waiting: ((ms: number) => void) | null = null
  const frames = {
    request: vi.fn((callback: (ms: number) => void) => {
      waiting = callback
      return 1
    }),
    cancel: vi.fn(() => {
      waiting = null
    }),
  } satisfies Frames
  /** @returns whether one was asked for */
  function pass(): boolean {
    const callback = waiting
    waiting = null
    callback?.(16)
    return callback !== null
  }
  return { frames, pass }
}

test('a scene at rest is drawn once, and soon asks for no frame', () => {
  const { frames, pass } = framesByHand()
  const draw = vi.fn()
  createDrawLoop(draw, frames).start()
  let passed = 0
  while (pass()) passed += 1
  expect(draw).toHaveBeenCalledTimes(1)
  expect(passed).toBe(1 + WAITED_FRAMES)
})

test('what changes between two frames is one picture, and each picture needs a change', () => {
  const { frames, pass } = framesByHand()
  const draw = vi.fn()
  const loop = createDrawLoop(draw, frames)
  loop.start()
  pass()
  loop.ask()
  loop.ask()
  pass()
  pass()
  expect(draw).toHaveBeenCalledTimes(2)
})

test('a move in every second frame keeps one request going', () => {
  const { frames, pass } = framesByHand()
  const loop = createDrawLoop(() => undefined, frames)
  loop.start()
  for (let move = 0; move < 10; move++) {
    pass()
    loop.ask()
    pass()
  }
  expect(frames.request).toHaveBeenCalledTimes(21)
  expect(frames.cancel).not.toHaveBeenCalled()
})

test('what moves asks while it is drawn, and is drawn until it is there', () => {
  const { frames, pass } = framesByHand()
  let steps = 0
  const loop = createDrawLoop(() => {
    steps += 1
    if (steps < 30) loop.ask()
  }, frames)
  loop.start()
  while (pass());
  expect(steps).toBe(30)
})

test('nothing is drawn before it starts, nor after it was stopped', () => {
  const { frames, pass } = framesByHand()
  const draw = vi.fn()
  const loop = createDrawLoop(draw, frames)
  loop.ask()
  expect(pass()).toBe(false)
  loop.start()
  loop.stop()
  loop.ask()
  expect(pass()).toBe(false)
  expect(draw).not.toHaveBeenCalled()
})

/** A page that a test hides and shows. */
function pageByHand() {
  const page = Object.assign(new EventTarget(), { hidden: false })
  const turn = (hidden: boolean) => {
    page.hidden = hidden
    page.dispatchEvent(new Event('visibilitychange'))
  }
  return { page: page as unknown as ShownPage, hide: () => turn(true), show: () => turn(false) }
}

test('a page that was hidden is drawn once when it is shown again, and not while it is hidden', () => {
  const { frames, pass } = framesByHand()
  const { page, hide, show } = pageByHand()
  const draw = vi.fn()
  const loop = createDrawLoop(draw, frames)
  loop.start()
  const stopAsking = askWhenShown(page, loop.ask)
  while (pass());
  hide()
  expect(pass()).toBe(false)
  show()
  while (pass());
  expect(draw).toHaveBeenCalledTimes(2)
  stopAsking()
  show()
  expect(pass()).toBe(false)
})

test('what asks while the loop is at rest (a round that goes on, another size) is drawn once', () => {
  const { frames, pass } = framesByHand()
  const draw = vi.fn()
  const loop = createDrawLoop(draw, frames)
  loop.start()
  while (pass());
  loop.ask()
  while (pass());
  expect(draw).toHaveBeenCalledTimes(2)
})

test('what asked before the scene could be drawn is in its first picture; a loop that starts again draws once more', () => {
  const { frames, pass } = framesByHand()
  const draw = vi.fn()
  const loop = createDrawLoop(draw, frames)
  loop.ask()
  loop.start()
  while (pass());
  expect(draw).toHaveBeenCalledTimes(1)
  loop.stop()
  loop.start()
  while (pass());
  expect(draw).toHaveBeenCalledTimes(2)
})
