import { type MouseEvent, type PointerEvent, useRef } from 'react'
import { pinch, type Touch } from './placement.ts'

/** A press that moved farther than this, in CSS pixels, was a drag. */
const SLOP = 6

export interface Fingers {
  /** One finger moved. */
  onDrag(from: Touch, to: Touch): void
  /** Two did: how much further apart they are, and by how many radians they turned. */
  onPinch(factor: number, turn: number): void
  /** One came and went on a spot. @returns whether it was meant for this alone: the scene does not get it then */
  onTap(at: Touch): boolean
}

/** Tells drags, pinches and taps apart; only what was a tap reaches what lies below. */
export function useFingers({ onDrag, onPinch, onTap }: Fingers) {
  const down = useRef(new Map<number, Touch>())
  const start = useRef<Touch>({ x: 0, y: 0 })
  const wasMoved = useRef(false)

  function lift({ pointerId }: PointerEvent) {
    down.current.delete(pointerId)
  }

  return {
    onPointerDown({ pointerId, clientX: x, clientY: y }: PointerEvent) {
      if (down.current.size === 0) {
        wasMoved.current = false
        start.current = { x, y }
      } else wasMoved.current = true
      down.current.set(pointerId, { x, y })
    },
    onPointerMove({ pointerId, clientX: x, clientY: y }: PointerEvent) {
      const before = down.current.get(pointerId)
      if (!before) return
      const to = { x, y }
      const far = Math.hypot(x - start.current.x, y - start.current.y)
      if (!wasMoved.current && far < SLOP) return
      wasMoved.current = true
      const other = [...down.current].find(([id]) => id !== pointerId)?.[1]
      if (other) {
        const { factor, turn } = pinch([before, other], [to, other])
        onPinch(factor, turn)
      } else onDrag(before, to)
      down.current.set(pointerId, to)
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onPointerLeave: lift,
    onClickCapture(event: MouseEvent) {
      if (wasMoved.current || onTap({ x: event.clientX, y: event.clientY })) event.stopPropagation()
      wasMoved.current = false
    },
  }
}
