// Moves what is inside to where it belongs, and stands it up from the paper when it first comes. Still: it simply is there.
import { useFrame, useThree } from '@react-three/fiber'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Euler, type Group, Quaternion, Vector3 } from 'three'

/** A pop-up card stands up in so many milliseconds, each so much after the one before it. */
const STAND_UP_MS = 320
const APART_MS = 60
/** How fast a thing comes near: its way is a third after about a tenth of a second. */
const SPEED = 11
const THERE = 0.0004

export interface GlideProps {
  at: readonly [number, number, number]
  /** Radians about x, then about y. */
  turn?: readonly [x: number, y: number]
  scale?: number
  /** How far below its origin it stands on the ground, in its own metres: what it stands up about. */
  foot?: number
  isStill: boolean
  /** Its place among those that stand up together; null: it does not stand up. */
  standsUp?: number | null
  children: ReactNode
}

export function Glide({
  at,
  turn = [0, 0],
  scale = 1,
  foot = 0,
  isStill,
  standsUp = null,
  children,
}: GlideProps) {
  const outer = useRef<Group>(null)
  const inner = useRef<Group>(null)
  const age = useRef(0)
  const invalidate = useThree((state) => state.invalidate)
  const [x, y, z] = at
  const [about, around] = turn
  const goal = useRef({ at: new Vector3(), turn: new Quaternion(), scale })
  const isPlaced = useRef(false)
  const isAtRest = useRef(false)

  useLayoutEffect(() => {
    goal.current.at.set(x, y, z)
    // What is turned about y first stays upright while it is tipped towards the player.
    goal.current.turn.setFromEuler(new Euler(about, around, 0, 'XYZ'))
    goal.current.scale = scale
    if (outer.current && (isStill || !isPlaced.current)) arrive(outer.current, goal.current)
    if (isStill) age.current = Number.POSITIVE_INFINITY
    if (inner.current) inner.current.rotation.x = lean(age.current, standsUp)
    isPlaced.current = true
    isAtRest.current = false
    invalidate()
  }, [x, y, z, about, around, scale, isStill, standsUp, invalidate])

  useFrame((_, seconds) => {
    if (isAtRest.current || !outer.current || !inner.current) return
    const step = Math.min(seconds, 0.05)
    age.current += step * 1000
    inner.current.rotation.x = lean(age.current, standsUp)
    const isThere = isStill || approach(outer.current, goal.current, 1 - Math.exp(-SPEED * step))
    if (isThere) arrive(outer.current, goal.current)
    isAtRest.current = isThere && inner.current.rotation.x === 0
    // It stood up once.
    if (isAtRest.current) age.current = Number.POSITIVE_INFINITY
    else invalidate()
  })

  return (
    <group ref={outer}>
      <group ref={inner} position={[0, -foot, 0]}>
        <group position={[0, foot, 0]}>{children}</group>
      </group>
    </group>
  )
}

interface Goal {
  readonly at: Vector3
  readonly turn: Quaternion
  scale: number
}

/** From lying flat to upright, as a card pops up. */
function lean(age: number, standsUp: number | null): number {
  if (standsUp === null) return 0
  const share = Math.min(1, Math.max(0, (age - standsUp * APART_MS) / STAND_UP_MS))
  return share === 1 ? 0 : (-Math.PI / 2) * (1 - share) ** 3
}

function approach(group: Group, { at, turn, scale }: Goal, share: number): boolean {
  group.position.lerp(at, share)
  group.quaternion.slerp(turn, share)
  group.scale.setScalar(group.scale.x + (scale - group.scale.x) * share)
  return group.position.distanceTo(at) < THERE && group.quaternion.angleTo(turn) < 0.01
}

function arrive(group: Group, { at, turn, scale }: Goal): void {
  group.position.copy(at)
  group.quaternion.copy(turn)
  group.scale.setScalar(scale)
}
