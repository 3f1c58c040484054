// Tiles follow finger, pen or mouse. Dropped on the answer a tile goes where it was dropped; a tile of the answer dropped
// elsewhere goes back. A press that hardly moves stays a press.
import { type MouseEvent, type PointerEvent, type RefObject, useRef, useState } from 'react'

/** Pixels a pointer moves before it drags. */
const THRESHOLD = 6
/** Pixels around the answer that still count as the answer. */
const REACH = 28

export interface TileDrag {
  /** The place of the answer a tile is held over. */
  readonly over: number | null
  onPointerDown(event: PointerEvent<HTMLElement>): void
  onPointerMove(event: PointerEvent<HTMLElement>): void
  onPointerUp(event: PointerEvent<HTMLElement>): void
  onPointerCancel(): void
  /** Keeps the press that ends a drag from being a press. */
  onClickCapture(event: MouseEvent): void
}

interface Held {
  readonly button: HTMLElement
  readonly tile: number
  readonly x: number
  readonly y: number
  dragging: boolean
}

/**
 * @param answerRow its children are the places of the answer, full and empty
 * @param drop position null: dropped beside the answer
 */
export function useTileDrag(
  answerRow: RefObject<HTMLElement | null>,
  enabled: boolean,
  drop: (tile: number, position: number | null) => void,
): TileDrag {
  const held = useRef<Held | null>(null)
  const swallow = useRef(false)
  const [over, setOver] = useState<number | null>(null)

  function placeUnder(event: PointerEvent): number | null {
    const row = answerRow.current
    if (!row) return null
    const box = row.getBoundingClientRect()
    const { clientX: x, clientY: y } = event
    if (x < box.left - REACH || x > box.right + REACH || y < box.top - REACH || y > box.bottom + REACH)
      return null
    const distances = [...row.children].map((child) => {
      const place = child === held.current?.button ? restingBox(child) : child.getBoundingClientRect()
      return Math.hypot(x - (place.left + place.width / 2), y - (place.top + place.height / 2))
    })
    return distances.indexOf(Math.min(...distances))
  }

  function release(): void {
    const was = held.current
    held.current = null
    setOver(null)
    if (!was) return
    was.button.style.translate = ''
    delete was.button.dataset['dragged']
  }

  return {
    over,
    onPointerDown(event) {
      swallow.current = false
      const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-tile]') : null
      if (!enabled || !button || !event.isPrimary || event.button !== 0) return
      const { clientX: x, clientY: y } = event
      held.current = { button, tile: Number(button.dataset['tile']), x, y, dragging: false }
    },
    onPointerMove(event) {
      const now = held.current
      if (!now) return
      const [dx, dy] = [event.clientX - now.x, event.clientY - now.y]
      if (!now.dragging) {
        if (Math.hypot(dx, dy) < THRESHOLD) return
        now.dragging = true
        now.button.dataset['dragged'] = ''
        now.button.setPointerCapture(event.pointerId)
      }
      now.button.style.translate = `${dx}px ${dy}px`
      setOver(placeUnder(event))
    },
    onPointerUp(event) {
      const now = held.current
      const position = now?.dragging ? placeUnder(event) : null
      release()
      if (!now?.dragging) return
      swallow.current = true
      drop(now.tile, position)
    },
    onPointerCancel: release,
    onClickCapture(event) {
      if (!swallow.current) return
      swallow.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}

/** Where a dragged button would lie if nobody held it. */
function restingBox(button: Element): DOMRect {
  const box = button.getBoundingClientRect()
  const [dx = 0, dy = 0] = getComputedStyle(button).translate.split(' ').map(Number.parseFloat)
  return new DOMRect(box.x - dx, box.y - dy, box.width, box.height)
}
