// Things stand up from the page like a pop-up card when they come, one shortly after the other.
import { type ThreeElements, useFrame } from '@react-three/fiber'
import { type ReactNode, useRef } from 'react'
import type { Group } from 'three'

const SECONDS = 0.32
const APART = 0.06
/** A frame that comes late moves things no farther than this. */
const LONGEST_FRAME = 0.12

export interface PopUpProps extends Omit<ThreeElements['group'], 'ref' | 'children'> {
  /** Its place among those that come together. */
  order: number
  /** Simply there. */
  isStill: boolean
  children: ReactNode
}

export function PopUp({ order, isStill, children, ...place }: PopUpProps) {
  const group = useRef<Group>(null)
  const spent = useRef(-order * APART)
  useFrame(({ invalidate }, delta) => {
    if (isStill || group.current === null || spent.current >= SECONDS) return
    spent.current += Math.min(delta, LONGEST_FRAME)
    const share = Math.min(1, Math.max(0.001, spent.current / SECONDS))
    // Out, a little too far, and back.
    group.current.scale.y = share >= 1 ? 1 : 1 - (1 - share) ** 2 * Math.cos(share * 4)
    invalidate()
  })
  return (
    <group ref={group} scale-y={isStill ? 1 : 0.001} {...place}>
      {children}
    </group>
  )
}
