import { describe, expect, it, vi } from 'vitest'
import { browserFrames, createRoundClock, type FrameSource, quarterSeconds } from './round-clock.ts'

/** Frames that come when the test says so. */
function fakeFrames() {
  let time = 1000
  let waiting: (() => void) | null = null
  const source: FrameSource = {
    now: () => time,
    requestFrame(callback) {
      waiting = callback
      return 1
    },
    cancelFrame() {
      waiting = null
    },
  }
  return {
    source,
    pass(ms: number) {
      time += ms
    },
    frame(ms: number) {
      time += ms
      const callback = waiting
      waiting = null
      callback?.()
    },
    get asked() {
      return waiting !== null
    },
  }
}

function collect() {
  const ticks: number[] = []
  return { ticks, take: (ms: number) => ticks.push(ms) > 0 }
}

describe('createRoundClock', () => {
  it('hands out whole milliseconds and carries the fraction', () => {
    const frames = fakeFrames()
    const { ticks, take } = collect()
    createRoundClock(frames.source, take).start()
    for (let index = 0; index < 60; index++) frames.frame(1000 / 60)
    expect(ticks.every((ms) => Number.isInteger(ms))).toBe(true)
    expect(ticks.slice(0, 6)).toEqual([16, 17, 17, 16, 17, 17])
    expect(ticks.reduce((sum, ms) => sum + ms, 0)).toBeGreaterThanOrEqual(999)
    expect(ticks.reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(1000)
  })

  it('never ticks for less than a millisecond', () => {
    const frames = fakeFrames()
    const { ticks, take } = collect()
    createRoundClock(frames.source, take).start()
    for (let index = 0; index < 9; index++) frames.frame(0.3)
    expect(ticks).toEqual([1, 1])
  })

  it('counts nothing while it stands still, and everything up to the stop', () => {
    const frames = fakeFrames()
    const { ticks, take } = collect()
    const clock = createRoundClock(frames.source, take)
    frames.frame(500)
    clock.start()
    frames.frame(16)
    frames.pass(7)
    clock.stop()
    expect(frames.asked).toBe(false)
    frames.frame(60_000)
    clock.start()
    frames.frame(10)
    expect(ticks).toEqual([16, 7, 10])
  })

  it('caps nothing: a long frame is one long tick', () => {
    const frames = fakeFrames()
    const { ticks, take } = collect()
    createRoundClock(frames.source, take).start()
    frames.frame(45_000)
    expect(ticks).toEqual([45_000])
  })

  it('gives an answer the time since the last tick, and later ticks none of it', () => {
    const frames = fakeFrames()
    const { ticks, take } = collect()
    const clock = createRoundClock(frames.source, take)
    clock.start()
    frames.frame(16.4)
    frames.pass(5.2)
    const answers = collect()
    clock.spend(answers.take)
    frames.frame(16.4)
    expect(answers.ticks).toEqual([5])
    expect(ticks).toEqual([16, 17])
  })

  it('gives an answer 0 ms when none have passed', () => {
    const frames = fakeFrames()
    const clock = createRoundClock(frames.source, collect().take)
    clock.start()
    const answers = collect()
    clock.spend(answers.take)
    expect(answers.ticks).toEqual([0])
  })

  it('offers refused milliseconds again', () => {
    const frames = fakeFrames()
    const { ticks, take } = collect()
    const clock = createRoundClock(frames.source, take)
    clock.start()
    frames.pass(30)
    clock.spend(() => false)
    frames.frame(16)
    expect(ticks).toEqual([46])
  })

  it('may be stopped by its own tick', () => {
    const frames = fakeFrames()
    const ticks: number[] = []
    const clock = createRoundClock(frames.source, (ms) => {
      ticks.push(ms)
      clock.stop()
      return true
    })
    clock.start()
    frames.frame(16)
    expect(frames.asked).toBe(false)
    expect(ticks).toEqual([16])
  })

  it('does not run twice when started twice, and ignores a step back in time', () => {
    const frames = fakeFrames()
    const { ticks, take } = collect()
    const clock = createRoundClock(frames.source, take)
    clock.start()
    clock.start()
    frames.frame(-4)
    frames.frame(20)
    expect(ticks).toEqual([16])
  })
})

describe('browserFrames', () => {
  it('tells a frame in a task after it, and nothing once cancelled, be it between the two', () => {
    vi.useFakeTimers()
    const frames: (() => void)[] = []
    vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback))
    vi.stubGlobal('cancelAnimationFrame', () => {})
    try {
      let told = 0
      const tell = () => {
        told += 1
      }
      browserFrames.requestFrame(tell)
      frames[0]?.()
      expect(told).toBe(0)
      vi.runAllTimers()
      expect(told).toBe(1)
      const handle = browserFrames.requestFrame(tell)
      frames[1]?.()
      browserFrames.cancelFrame(handle)
      vi.runAllTimers()
      expect(told).toBe(1)
    } finally {
      vi.unstubAllGlobals()
      vi.useRealTimers()
    }
  })
})

describe('quarterSeconds', () => {
  it('tells the time four times a second, and no more once stopped', () => {
    vi.useFakeTimers()
    vi.stubGlobal('window', globalThis)
    try {
      const { ticks, take } = collect()
      const clock = createRoundClock(quarterSeconds, take)
      clock.start()
      vi.advanceTimersByTime(1_000)
      expect(ticks).toEqual([250, 250, 250, 250])
      vi.advanceTimersByTime(100)
      clock.stop()
      vi.advanceTimersByTime(1_000)
      expect(ticks).toEqual([250, 250, 250, 250, 100])
    } finally {
      vi.unstubAllGlobals()
      vi.useRealTimers()
    }
  })
})
