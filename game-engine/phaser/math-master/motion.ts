// How the picture of a sum moves once it is answered. Pure: shares of time in, places out.
import { during } from '#engine/phaser/kit/forms.ts'
import type { Point } from '#engine/phaser/kit/marks.ts'
import { easeOut } from '#engine/phaser/kit/tempo.ts'
import type { Mover } from './models/model.ts'

/** When what happens, as shares of the whole. After a mistake the picture completes itself, then shows by how much it missed. */
export const PLAN = {
  right: { moves: [0.06, 0.6], why: 0.52 },
  wrong: { moves: [0.12, 0.58], why: 0.5 },
} as const

/** How much of all movement one part is on its way. */
const ON_ITS_WAY = 0.42
const CROUCH = 0.16
const LANDING = 0.82
/** How far a part leans towards where it will go, as a share of its way, while an answer is being considered. */
const LEANS = 0.3
const LEANS_MOST = 10

export interface Pose {
  /** From where it will come to rest. */
  readonly off: Point
  readonly stretch: number
  readonly isSeen: boolean
}

/**
 * Where a part is when this share of all movement is over.
 * @param poise 0 to 1: how far it gets ready to go
 */
export function poseOf({ waits, leap, at, hidden }: Mover, share: number, poise: number): Pose {
  const set = at * (1 - ON_ITS_WAY)
  const way = during(share, set, set + ON_ITS_WAY)
  if (way === 0) {
    const length = Math.hypot(waits.x, waits.y)
    const lean = leap > 0 || length === 0 ? 0 : Math.min(LEANS, LEANS_MOST / length) * poise
    return {
      off: { x: waits.x * (1 - lean), y: waits.y * (1 - lean) },
      stretch: leap > 0 ? 1 - CROUCH * poise : 1,
      isSeen: !hidden,
    }
  }
  const left = 1 - (leap > 0 ? way : easeOut(way))
  const off = { x: waits.x * left, y: waits.y * left - leap * Math.sin(Math.PI * way) }
  return { off, stretch: leap > 0 ? stretchAt(way) : 1, isSeen: true }
}

/** Long in the air, flat on landing. */
function stretchAt(way: number): number {
  if (way >= 1) return 1
  if (way > LANDING) return 1 - 0.24 * Math.sin(Math.PI * during(way, LANDING, 1))
  return 1 + 0.16 * Math.sin(Math.PI * (way / LANDING))
}

/** How high a counter jumps for joy, in its own radii; each a little after the one before. */
export function joyAt(share: number, index: number): number {
  return Math.sin(Math.PI * during(share, 0.64 + index * 0.012, 0.82 + index * 0.012)) * 0.7
}
