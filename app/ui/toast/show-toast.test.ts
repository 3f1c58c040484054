import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  dismissToast,
  hostToasts,
  showToast,
  type ToastEvent,
  toastDemand,
  toastDuration,
} from './show-toast.ts'

let release = () => {}
afterEach(() => release())

describe('toasts', () => {
  it('wait for the host in order, and call for it', () => {
    const called = vi.fn()
    const stop = toastDemand.subscribe(called)
    showToast({ type: 'info', title: 'one' })
    showToast({ id: 'two', type: 'error', title: 'two', dismissible: false })
    dismissToast('two')
    expect(called).toHaveBeenCalled()
    expect(toastDemand.read()).toBe(true)
    stop()

    const seen: ToastEvent[] = []
    release = hostToasts((event) => seen.push(event))
    expect(seen.map(({ kind }) => kind)).toEqual(['show', 'show', 'dismiss'])
    expect(seen[0]).toMatchObject({ message: { title: 'one', dismissible: true } })
    expect(seen[1]).toMatchObject({ message: { id: 'two', dismissible: false } })
  })

  it('go straight to the host once it is there, each with an id of its own', () => {
    const seen: ToastEvent[] = []
    release = hostToasts((event) => seen.push(event))
    const first = showToast({ type: 'success', title: 'a' })
    const second = showToast({ type: 'success', title: 'a' })
    expect(first).not.toBe(second)
    expect(seen).toHaveLength(2)
  })

  it('wait again when the host is gone', () => {
    hostToasts(() => {})()
    showToast({ id: 'late', type: 'default', title: 'late' })
    const seen: ToastEvent[] = []
    release = hostToasts((event) => seen.push(event))
    expect(seen).toMatchObject([{ kind: 'show', message: { id: 'late' } }])
  })

  it.each([
    ['success', 4000],
    ['info', 4000],
    ['warning', 4000],
    ['default', 4000],
    ['error', 8000],
    ['loading', Number.POSITIVE_INFINITY],
  ] as const)('%s stays %d ms', (type, duration) => {
    expect(toastDuration(type)).toBe(duration)
  })
})
