// A bond that was just made is drawn from both its atoms until the strokes meet.
import { useFrame } from '@react-three/fiber'
import { useEffect, useMemo, useRef } from 'react'
import { type Group, Vector3 } from 'three'
import { type BakedModel, bakeModel } from '#engine/ar/bake-model.ts'
import type { Look } from '#engine/ar/look.ts'
import { halfBond } from '#engine/ar/science-quest/molecule.ts'
import type { Triple } from '#engine/core/part.ts'
import { Model } from '../ar/drawn.tsx'

const SECONDS = 0.18
/** Two frames at least show it on the way, however late they come. */
const LONGEST_FRAME = 0.08
const NOTHING = 0.001

/** @param way from one atom to the other, in metres of the molecule */
export function bakeHalfBond(way: Vector3, order: 1 | 2 | 3): BakedModel {
  const name = `half bond ${Math.round(way.length() * 10_000)} x${order}`
  return bakeModel(name, () => halfBond(way, order).parts)
}

export interface GrowingBondProps {
  look: Look
  /** Metres: where its atoms are. */
  ends: readonly [Triple, Triple]
  order: 1 | 2 | 3
  /** Of the molecule. */
  scale: number
  onGrown: () => void
}

export function GrowingBond({ look, ends: [from, to], order, scale, onGrown }: GrowingBondProps) {
  const one = useRef<Group>(null)
  const other = useRef<Group>(null)
  const spent = useRef(0)
  const way = useMemo(
    () => new Vector3(...to).sub(new Vector3(...from)).divideScalar(scale),
    [from, to, scale],
  )
  const half = useMemo(() => halfBond(way, order), [way, order])
  const back = useMemo(() => halfBond(way.clone().negate(), order), [way, order])
  const model = bakeHalfBond(way, order)
  const tell = useRef(onGrown)
  useEffect(() => {
    tell.current = onGrown
  })

  useFrame(({ invalidate }, seconds) => {
    if (spent.current >= SECONDS) return
    spent.current += Math.min(seconds, LONGEST_FRAME)
    const share = Math.min(1, Math.max(NOTHING, spent.current / SECONDS))
    one.current?.scale.setY(scale * share)
    other.current?.scale.setY(scale * share)
    if (share === 1) tell.current()
    invalidate()
  })
  return (
    <>
      <group ref={one} position={[...from]} quaternion={half.turn} scale={[scale, NOTHING, scale]}>
        <Model name="growing bond" look={look} model={model} />
      </group>
      <group ref={other} position={[...to]} quaternion={back.turn} scale={[scale, NOTHING, scale]}>
        <Model look={look} model={model} />
      </group>
    </>
  )
}
