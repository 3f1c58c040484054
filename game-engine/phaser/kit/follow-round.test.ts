import { EventEmitter } from 'node:events'
import type { Scene } from 'phaser'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followRound } from './follow-round.ts'
import type { Notebook } from './notebook.ts'

let faceComes = () => {}

beforeEach(() => {
  const face = new Promise<void>((resolve) => {
    faceComes = resolve
  })
  vi.stubGlobal('document', { fonts: { load: () => face }, documentElement: {} })
  vi.stubGlobal(
    'MutationObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('cancelAnimationFrame', () => {})
  vi.stubGlobal('matchMedia', () => new EventTarget())
})
afterEach(() => vi.unstubAllGlobals())

function follow() {
  const events = new EventEmitter()
  const takeNotebook = vi.fn()
  const forget = vi.fn()
  followRound({ events } as unknown as Scene, {
    session: { subscribe: () => () => {} },
    notebook: { font: 'Lexend', fontStyle: '400' } as Notebook,
    react: () => {},
    takeNotebook,
    wake: () => {},
    forget,
  })
  return { destroy: () => events.emit('destroy'), takeNotebook, forget }
}

test('a scene draws anew when its face has come', async () => {
  const { takeNotebook } = follow()
  faceComes()
  await Promise.resolve()
  await Promise.resolve()
  expect(takeNotebook).toHaveBeenCalledOnce()
})

test('a scene that is destroyed before its face comes is told nothing more', async () => {
  const { destroy, takeNotebook, forget } = follow()
  destroy()
  faceComes()
  await Promise.resolve()
  await Promise.resolve()
  expect(forget).toHaveBeenCalledOnce()
  expect(takeNotebook).not.toHaveBeenCalled()
})
