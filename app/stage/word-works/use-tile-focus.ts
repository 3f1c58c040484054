// Focus among the tiles: one tab stop a row, arrows within and between the rows. A tile that is pressed leaves its row,
// so focus goes on to its neighbour instead of falling off the page.
import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'

export type TileRow = 'answer' | 'letters'

interface Spot {
  readonly row: TileRow
  readonly tile: number
  /** Among the tiles of its row. */
  readonly place: number
}

export interface TileFocus {
  /** The tile of a row that Tab reaches. */
  tabStop(row: TileRow, tiles: readonly number[]): number | undefined
  onFocus(event: FocusEvent): void
  onKeyDown(event: KeyboardEvent): void
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

/**
 * @param table holds the buttons: `[data-row]` with `[data-tile]` inside
 * @param answer whatever changes it may take the focused tile away
 * @param shift moves a tile of the answer one place on or back (Shift with an arrow)
 */
export function useTileFocus(
  table: RefObject<HTMLElement | null>,
  answer: readonly number[],
  shift: (tile: number, step: -1 | 1) => void,
): TileFocus {
  const last = useRef<Spot | null>(null)
  const [stops, setStops] = useState<Readonly<Partial<Record<TileRow, number>>>>({})

  function buttonsOf(row: TileRow): HTMLElement[] {
    return [...(table.current?.querySelectorAll<HTMLElement>(`[data-row="${row}"] [data-tile]`) ?? [])]
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever tiles change rows
  useLayoutEffect(() => {
    const spot = last.current
    if (!spot || document.activeElement !== document.body) return
    const row = buttonsOf(spot.row)
    const same = row.find((button) => tileOf(button) === spot.tile)
    const other = buttonsOf(spot.row === 'letters' ? 'answer' : 'letters')
    const target = same ?? row[Math.min(spot.place, row.length - 1)] ?? other.at(-1)
    target?.focus({ preventScroll: true })
  }, [answer])

  return {
    tabStop(row, tiles) {
      const stop = stops[row]
      return stop !== undefined && tiles.includes(stop) ? stop : tiles[0]
    },
    onFocus({ target }) {
      const spot = spotOf(target)
      last.current = spot
      if (spot) setStops((before) => ({ ...before, [spot.row]: spot.tile }))
    },
    onKeyDown(event) {
      const spot = spotOf(event.target)
      if (!spot || event.ctrlKey || event.metaKey || event.altKey) return
      const step = STEPS[event.key]
      if (step !== undefined) {
        event.preventDefault()
        if (event.shiftKey && spot.row === 'answer' && Math.abs(step) === 1)
          return shift(spot.tile, step === 1 ? 1 : -1)
        const row = buttonsOf(spot.row)
        row[Math.max(0, Math.min(row.length - 1, spot.place + step))]?.focus()
      } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
        event.preventDefault()
        const row = buttonsOf(event.key === 'ArrowUp' ? 'answer' : 'letters')
        row[Math.min(spot.place, row.length - 1)]?.focus()
      }
    },
  }
}

function tileOf(button: HTMLElement): number {
  return Number(button.dataset['tile'])
}

function spotOf(target: EventTarget): Spot | null {
  if (!(target instanceof HTMLElement)) return null
  const button = target.closest<HTMLElement>('[data-tile]')
  const row = button?.closest<HTMLElement>('[data-row]')
  if (!button || !row) return null
  const place = [...row.querySelectorAll('[data-tile]')].indexOf(button)
  return { row: row.dataset['row'] === 'answer' ? 'answer' : 'letters', tile: tileOf(button), place }
}
