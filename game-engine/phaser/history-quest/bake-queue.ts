// Pictures are painted one a frame: several at once would hold up the page on a slow phone.

export interface BakeQueue {
  readonly isEmpty: boolean
  add(bake: () => void): void
  /** Paints the next one. */
  next(): void
  /** What has not been painted will not be: it belongs to a picture that is gone. */
  clear(): void
}

export function createBakeQueue(): BakeQueue {
  const waiting: (() => void)[] = []
  return {
    get isEmpty() {
      return waiting.length === 0
    },
    add: (bake) => void waiting.push(bake),
    next: () => waiting.shift()?.(),
    clear: () => void waiting.splice(0),
  }
}
