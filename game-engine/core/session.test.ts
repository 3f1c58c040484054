import { describe, expect, test, vi } from 'vitest'
import { MAX_ROUND_MS } from './game-rules.ts'
import { replay } from './replay.ts'
import { roundOptions } from './round-options.fixture.ts'
import { createSession } from './session.ts'
import { type ToyMove, toyRules } from './toy-game.fixture.ts'

const options = roundOptions()

function tick(ms: number): ToyMove {
  return { type: 'tick', ms }
}
function press(ms: number): ToyMove {
  return { type: 'press', ms }
}
function newSession() {
  return createSession(toyRules, options)
}

describe('moves', () => {
  test('an accepted move changes the state and comes back with its events', () => {
    const session = newSession()
    expect(session.dispatch(press(100))).toEqual({
      ok: true,
      value: { state: { presses: 1, sincePressMs: 0 }, events: [{ type: 'pressed', presses: 1 }] },
    })
    expect(session.getState()).toEqual({ presses: 1, sincePressMs: 0 })
  })

  test('a refused move leaves no trace: no state, no log, no time, no call', () => {
    const session = newSession()
    const listener = vi.fn()
    session.subscribe(listener)
    const before = session.getState()
    expect(session.dispatch(press(99))).toEqual({ ok: false, code: 'too_soon' })
    expect(session.dispatch(tick(16.7))).toEqual({ ok: false, code: 'malformed_move' })
    expect(session.dispatch(tick(-1))).toEqual({ ok: false, code: 'malformed_move' })
    expect(session.getState()).toBe(before)
    expect(session.log()).toEqual([])
    expect(listener).not.toHaveBeenCalled()
  })

  test('nothing is taken after the end', () => {
    const session = newSession()
    for (let presses = 0; presses < 3; presses++) session.dispatch(press(100))
    expect(session.dispatch(tick(1))).toEqual({ ok: false, code: 'round_over' })
    expect(session.log()).toHaveLength(3)
  })

  test('a round takes a day at most, as in a replay', () => {
    const session = newSession()
    session.dispatch(press(100))
    session.dispatch(press(100))
    expect(session.dispatch(tick(MAX_ROUND_MS - 300)).ok).toBe(true)
    expect(session.dispatch(press(101))).toEqual({ ok: false, code: 'round_too_long' })
    expect(session.dispatch(press(100)).ok).toBe(true)
    expect(replay(toyRules, options, session.log())).toMatchObject({
      ok: true,
      value: { totalMs: MAX_ROUND_MS },
    })
  })
})

describe('the log', () => {
  test('holds consecutive ticks as one, and other moves as they came', () => {
    const session = newSession()
    for (const move of [tick(40), tick(0), tick(60), press(5), press(100), tick(7), tick(8)])
      session.dispatch(move)
    expect(session.log()).toEqual([tick(100), press(5), press(100), tick(15)])
  })

  test('is a copy', () => {
    const session = newSession()
    const move = { type: 'tick', ms: 5 } as const
    session.dispatch(move)
    session.log().push(press(1))
    expect(session.log()).toEqual([tick(5)])
    expect(session.log()[0]).not.toBe(move)
  })
})

describe('listeners', () => {
  test('hear each change once with its events, until they leave', () => {
    const session = newSession()
    const listener = vi.fn()
    const leave = session.subscribe(listener)
    session.dispatch(press(100))
    expect(listener.mock.calls).toEqual([
      [{ state: { presses: 1, sincePressMs: 0 }, events: [{ type: 'pressed', presses: 1 }] }],
    ])
    leave()
    session.dispatch(press(100))
    expect(listener).toHaveBeenCalledTimes(1)
  })

  test('hear nothing of a move that changes nothing, though it is logged', () => {
    const session = newSession()
    session.dispatch(tick(100))
    const listener = vi.fn()
    session.subscribe(listener)
    const before = session.getState()
    session.dispatch(tick(50))
    expect(session.getState()).toBe(before)
    expect(listener).not.toHaveBeenCalled()
    expect(session.log()).toEqual([tick(150)])
  })

  test('all hear the changes in their order when one of them dispatches', () => {
    const session = newSession()
    const heard: number[] = []
    session.subscribe(({ state }) => {
      if (state.presses === 1) session.dispatch(press(100))
    })
    session.subscribe(({ state }) => heard.push(state.presses))
    session.dispatch(press(100))
    expect(heard).toEqual([1, 2])
    expect(session.getState().presses).toBe(2)
  })

  test('one that throws does not silence the session for good', () => {
    const session = newSession()
    const heard: number[] = []
    const leave = session.subscribe(() => {
      throw new Error('a bug in a listener')
    })
    expect(() => session.dispatch(press(100))).toThrow('a bug in a listener')
    leave()
    session.subscribe(({ state }) => heard.push(state.presses))
    session.dispatch(press(100))
    expect(heard).toEqual([2])
  })

  test('one that joins while another is being called hears the next change first', () => {
    const session = newSession()
    const joined = vi.fn()
    const leave = session.subscribe(() => {
      leave()
      session.subscribe(joined)
    })
    session.dispatch(press(100))
    expect(joined).not.toHaveBeenCalled()
    session.dispatch(press(100))
    expect(joined).toHaveBeenCalledTimes(1)
  })

  test('one that leaves while being called does not keep others from hearing', () => {
    const session = newSession()
    const other = vi.fn()
    const leave = session.subscribe(() => leave())
    session.subscribe(other)
    session.dispatch(press(100))
    session.dispatch(press(100))
    expect(other).toHaveBeenCalledTimes(2)
  })
})
