// How a player wants every game: kept in this browser, since they are about the device and the moment, not the account.
// Where storage is forbidden a setting lives as long as the page; an unknown value counts as none.
import { useSyncExternalStore } from 'react'
import { CHALLENGES, type Challenge } from '#engine/core/game-rules.ts'

export interface Setting<Value extends string> {
  /** What it is where nothing is stored, and in the server's markup. */
  readonly initial: Value
  read(): Value
  write(value: Value): void
  subscribe(listener: () => void): () => void
}

/** @param allowed the first is the default */
export function createSetting<const Value extends string>(
  key: string,
  allowed: readonly [Value, ...Value[]],
): Setting<Value> {
  return keepSetting(key, allowed[0], (text) => allowed.find((known) => known === text))
}

/** @param read what a stored text stands for; undefined: nothing */
export function keepSetting<Value extends string>(
  key: string,
  initial: Value,
  read: (text: string | null) => Value | undefined,
): Setting<Value> {
  const listeners = new Set<() => void>()
  let unstored: Value | null = null

  function stored(): string | null {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }

  return {
    initial,
    read() {
      if (unstored !== null) return unstored
      return read(stored()) ?? initial
    },
    write(value) {
      try {
        localStorage.setItem(key, value)
      } catch {
        unstored = value
      }
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      // Another tab of the same browser may change it.
      const onStorage = (event: StorageEvent) => event.key === key && listener()
      listeners.add(listener)
      addEventListener('storage', onStorage)
      return () => {
        listeners.delete(listener)
        removeEventListener('storage', onStorage)
      }
    },
  }
}

/** The accessibility setting "question timer", for every timed game. */
export const questionTimer = createSetting('questionTimer', ['on', 'off'])
export const gameSound = createSetting('gameSound', ['on', 'off'])
/** No canvas and no sounds: the game in the page alone. */
export const calmMode = createSetting('calmMode', ['off', 'on'])
/** Questions are read aloud as they arrive: to the elementary band, always, or never. */
export const readQuestions = createSetting('readQuestions', ['band', 'on', 'off'])
/** The name the device has for the voice that says words; empty: whichever it takes. */
export const wordVoice = keepSetting<string>('wordVoice', '', (text) => text ?? undefined)
export const challenge = createSetting<Challenge>('challenge', ['even', ...CHALLENGES])

export function useSetting<Value extends string>(
  setting: Setting<Value>,
): [value: Value, set: (value: Value) => void] {
  const value = useSyncExternalStore(setting.subscribe, setting.read, () => setting.initial)
  return [value, setting.write]
}
