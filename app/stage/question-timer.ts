// The accessibility setting "question timer": on unless this browser's storage says off. Holds for every timed game.
import { useSyncExternalStore } from 'react'

const KEY = 'questionTimer'

const listeners = new Set<() => void>()
/** Where storage is forbidden the setting lives as long as the page. */
let unstored: boolean | null = null

function read(): boolean {
  if (unstored !== null) return unstored
  try {
    return localStorage.getItem(KEY) !== 'off'
  } catch {
    return true
  }
}

function setQuestionTimer(on: boolean): void {
  try {
    localStorage.setItem(KEY, on ? 'on' : 'off')
  } catch {
    unstored = on
  }
  for (const listener of [...listeners]) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useQuestionTimer(): [on: boolean, set: (on: boolean) => void] {
  return [useSyncExternalStore(subscribe, read, () => true), setQuestionTimer]
}
