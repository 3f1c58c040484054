import {
  type MouseEvent,
  type PointerEvent as ReactPointerEvent,
  useCallback,
  useEffect,
  useRef,
} from 'react'
import { turned } from './orbit.ts'
import type { OrbitStore } from './orbit-store.ts'

/** Radians a CSS pixel: a drag across a phone is a bit more than a quarter turn. */
const PER_PIXEL = 0.006
/** A press that moved farther than this was a drag. */
const SLOP = 6

/**
 * Turns an orbit by dragging. What was a drag is no press: its click does not reach the scene. Dragging up and down with a finger
 * is left to the page, which scrolls (touch-action: pan-y). The moves of a drag are heard at the window and go no farther: the
 * scene would look for what is below the pointer, and React for who listens.
 */
export function useOrbitDrag(orbit: OrbitStore) {
  const wasDragged = useRef(false)
  const end = useRef<() => void>(() => undefined)
  useEffect(() => () => end.current(), [])
  const onPointerDown = useCallback(
    (event: ReactPointerEvent) => {
      if (!event.isPrimary) return
      wasDragged.current = false
      end.current()
      const isTouch = event.pointerType === 'touch'
      // No text is selected, and no mouse event follows each move. A finger may have come to scroll.
      if (!isTouch) event.preventDefault()
      end.current = watchDrag(event.pointerId, event.clientX, event.clientY, (dx, dy) => {
        wasDragged.current = true
        orbit.set(turned(orbit.get(), -dx * PER_PIXEL, dy * PER_PIXEL))
      })
    },
    [orbit],
  )
  return {
    onPointerDown,
    onClickCapture(event: MouseEvent) {
      if (wasDragged.current) event.stopPropagation()
      wasDragged.current = false
    },
  }
}

/** Tells each way of a pointer until it is lifted. @returns a function that stops it before */
function watchDrag(id: number, x: number, y: number, onWay: (dx: number, dy: number) => void): () => void {
  let hasMoved = false
  function onMove(event: PointerEvent) {
    if (event.pointerId !== id) return
    const [dx, dy] = [event.clientX - x, event.clientY - y]
    if (!hasMoved && Math.hypot(dx, dy) < SLOP) return
    event.stopPropagation()
    hasMoved = true
    x = event.clientX
    y = event.clientY
    onWay(dx, dy)
  }
  function onEnd(event: PointerEvent) {
    if (event.pointerId === id) stop()
  }
  function stop() {
    window.removeEventListener('pointermove', onMove, true)
    window.removeEventListener('pointerup', onEnd, true)
    window.removeEventListener('pointercancel', onEnd, true)
  }
  window.addEventListener('pointermove', onMove, true)
  window.addEventListener('pointerup', onEnd, true)
  window.addEventListener('pointercancel', onEnd, true)
  return stop
}
