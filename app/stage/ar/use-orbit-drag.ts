import { type MouseEvent, type PointerEvent, useRef } from 'react'
import { turned } from './orbit.ts'
import type { OrbitStore } from './orbit-store.ts'

/** Radians a CSS pixel: a drag across a phone is a bit more than a quarter turn. */
const PER_PIXEL = 0.006
/** A press that moved farther than this was a drag. */
const SLOP = 6

interface Drag {
  readonly id: number
  readonly x: number
  readonly y: number
  readonly hasMoved: boolean
}

/**
 * Turns an orbit by dragging. What was a drag is no press: its click does not reach the scene. Dragging up and down with a finger
 * is left to the page, which scrolls (touch-action: pan-y).
 */
export function useOrbitDrag(orbit: OrbitStore) {
  const drag = useRef<Drag | null>(null)
  const wasDragged = useRef(false)
  return {
    onPointerDown({ pointerId: id, clientX: x, clientY: y, isPrimary }: PointerEvent) {
      if (!isPrimary) return
      drag.current = { id, x, y, hasMoved: false }
      wasDragged.current = false
    },
    onPointerMoveCapture(event: PointerEvent) {
      const before = drag.current
      if (before?.id !== event.pointerId) return
      const [dx, dy] = [event.clientX - before.x, event.clientY - before.y]
      if (!before.hasMoved && Math.hypot(dx, dy) < SLOP) return
      wasDragged.current = true
      // Nothing else has to do with it: a scene would look for what is below the pointer.
      event.stopPropagation()
      drag.current = { id: before.id, x: event.clientX, y: event.clientY, hasMoved: true }
      orbit.set(turned(orbit.get(), -dx * PER_PIXEL, dy * PER_PIXEL))
    },
    onPointerUp: () => {
      drag.current = null
    },
    onPointerCancel: () => {
      drag.current = null
    },
    onPointerLeave: () => {
      drag.current = null
    },
    onClickCapture(event: MouseEvent) {
      if (wasDragged.current) event.stopPropagation()
      wasDragged.current = false
    },
  }
}
