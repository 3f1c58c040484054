import { type RefObject, useLayoutEffect } from 'react'
import { tilesPerLine, tilesThatFit } from './tile-lines.ts'

/**
 * Keeps the row's `--line` (letters.css), tiles a line, at what the box it stands in has room for, and marks a row of several
 * lines by `data-several-lines`.
 */
export function useTileLines(row: RefObject<HTMLElement | null>, letters: number): void {
  useLayoutEffect(() => {
    const element = row.current
    const box = element?.parentElement
    if (!element || !box) return
    // Called before the first paint, and whenever the box changes.
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return
      const gap = Number.parseFloat(getComputedStyle(element).getPropertyValue('--gap'))
      const line = tilesPerLine(letters, tilesThatFit(entry.contentRect.width, gap))
      element.style.setProperty('--line', String(line))
      element.toggleAttribute('data-several-lines', line < letters)
    })
    observer.observe(box)
    return () => observer.disconnect()
  }, [row, letters])
}
