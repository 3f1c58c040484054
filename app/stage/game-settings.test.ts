import { afterEach, describe, expect, test, vi } from 'vitest'
import { createSetting } from './game-settings.ts'

function storage(items: Record<string, string>) {
  return {
    getItem: (key: string) => items[key] ?? null,
    setItem: (key: string, value: string) => {
      items[key] = value
    },
  }
}

afterEach(() => vi.unstubAllGlobals())

describe('a setting of the games', () => {
  test.each([
    [undefined, 'on'],
    ['on', 'on'],
    ['off', 'off'],
    ['', 'on'],
    ['{"broken', 'on'],
  ])('stored as %j it reads %j', (stored, read) => {
    vi.stubGlobal('localStorage', storage(stored === undefined ? {} : { sound: stored }))
    expect(createSetting('sound', ['on', 'off']).read()).toBe(read)
  })

  test('is stored under its key, and its listeners hear of it until they leave', () => {
    const items: Record<string, string> = {}
    vi.stubGlobal('localStorage', storage(items))
    vi.stubGlobal('addEventListener', () => {})
    vi.stubGlobal('removeEventListener', () => {})
    const setting = createSetting('sound', ['on', 'off'])
    const listener = vi.fn()
    const leave = setting.subscribe(listener)
    setting.write('off')
    expect(items).toEqual({ sound: 'off' })
    expect(listener).toHaveBeenCalledTimes(1)
    leave()
    setting.write('on')
    expect(listener).toHaveBeenCalledTimes(1)
  })

  test('lives as long as the page where storage is forbidden', () => {
    const forbidden = () => {
      throw new Error('forbidden')
    }
    vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden })
    const setting = createSetting('sound', ['on', 'off'])
    expect(setting.read()).toBe('on')
    setting.write('off')
    expect(setting.read()).toBe('off')
  })
})
