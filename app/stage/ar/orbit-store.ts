import type { Orbit } from './orbit.ts'

/** Where the camera of one desk view is. No state of a component: it changes with every move of a finger. */
export interface OrbitStore {
  get(): Orbit
  set(orbit: Orbit): void
  /** @returns a function that ends the subscription */
  subscribe(changed: () => void): () => void
}

export function createOrbitStore(start: Orbit): OrbitStore {
  let orbit = start
  const listeners = new Set<() => void>()
  return {
    get: () => orbit,
    set(next) {
      orbit = next
      for (const changed of listeners) changed()
    },
    subscribe(changed) {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
  }
}
