import { beforeEach, describe, expect, test, vi } from 'vitest'
import { PRESS_SCRIPT } from './press-script.ts'

test('every page carries less than 1 KB for early presses, and it parses', () => {
  expect(PRESS_SCRIPT.length).toBeLessThan(1_024)
  expect(() => new Function(PRESS_SCRIPT)).not.toThrow()
})

describe('before React has hydrated the page, a form', () => {
  const listeners = new Map<string, (event: object) => void>()

  beforeEach(() => {
    vi.useFakeTimers()
    const listen = (type: string, listener: (event: object) => void) => listeners.set(type, listener)
    new Function('window', 'addEventListener', PRESS_SCRIPT)({}, listen)
    return () => vi.useRealTimers()
  })

  /** Presses the form's button. Answers whether the browser sends the form. */
  function send(form: object): boolean {
    let isSent = true
    const stop = () => {
      isSent = false
    }
    const event = { target: form, submitter: {}, preventDefault: stop, stopImmediatePropagation() {} }
    listeners.get('submit')?.(event)
    vi.advanceTimersByTime(0)
    return isSent
  }

  test('on its way is not sent a second time, until it has had time to arrive', () => {
    const form = { dataset: {} }
    expect([send(form), send(form), send({ dataset: {} })]).toEqual([true, false, true])
    vi.advanceTimersByTime(10_000)
    expect(send(form)).toBe(true)
  })

  test('that is answered in the browser waits to be replayed', () => {
    expect(send({ dataset: { replay: '' } })).toBe(false)
  })
})
