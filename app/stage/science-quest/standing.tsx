// Things that stand on the page with their names, shadows and what pressing them does: every scene is a list of these.
import { useMemo } from 'react'
import type { BakedModel } from '#engine/ar/bake-model.ts'
import type { Label } from '#engine/ar/labels.ts'
import type { Look } from '#engine/ar/look.ts'
import type { Spot } from '#engine/ar/shadows.ts'
import type { Triple } from '#engine/core/part.ts'
import { ContactShadows, Labels, Model, PressBox } from '../ar/drawn.tsx'
import { PopUp } from '../ar/pop-up.tsx'

export interface Standing {
  readonly id: string
  readonly model: BakedModel
  /** Metres, of its foot. */
  readonly at: Triple
  readonly scale?: number
  readonly labels?: readonly Label[]
  /** Radius of its shadow; left out for what casts none. */
  readonly shade?: number
  /** In the hand: its shadow is lighter. */
  readonly isHeld?: boolean
  /** It has come out of what stood there before, and does not stand up. */
  readonly wasThere?: boolean
  readonly onPress?: (() => void) | undefined
}

export interface StandingThingsProps {
  look: Look
  isStill: boolean
  things: readonly Standing[]
  /** Of the scene itself. */
  labels?: readonly Label[]
  shadows?: readonly Spot[]
}

export function StandingThings({ look, isStill, things, labels = [], shadows = [] }: StandingThingsProps) {
  const key = JSON.stringify([
    things.map(({ id, at, shade, isHeld, labels }) => [id, at, shade, isHeld, labels]),
    labels,
    shadows,
  ])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` says when anything of it has changed
  const allLabels = useMemo(() => [...things.flatMap((thing) => thing.labels ?? []), ...labels], [key])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` says when anything of it has changed
  const spots = useMemo(
    () => [
      ...shadows,
      ...things.flatMap(({ at: [x, , z], shade, isHeld }) =>
        shade === undefined
          ? []
          : [{ x, z, radiusX: shade * (isHeld ? 0.8 : 1), strength: isHeld ? 0.55 : 1 }],
      ),
    ],
    [key],
  )
  return (
    <>
      <ContactShadows look={look} spots={spots} />
      {things.map(({ id, model, at, scale = 1, wasThere = false, onPress }, index) => (
        <group key={id} position={[...at]}>
          <PopUp order={index} isStill={isStill || wasThere || look.notebook.level === 'high'}>
            <Model name={id} look={look} model={model} scale={scale} onPress={onPress} />
            {onPress && <Around look={look} model={model} scale={scale} onPress={onPress} />}
          </PopUp>
        </group>
      ))}
      <Labels look={look} labels={allLabels} />
    </>
  )
}

interface AroundProps {
  look: Look
  model: BakedModel
  scale: number
  onPress: () => void
}

/** Molecules are more gap than atom: the whole of them is pressed. */
function Around({ look, model, scale, onPress }: AroundProps) {
  const { min, max } = model.bounds
  const size = [(max.x - min.x) * scale, (max.y - min.y) * scale, (max.z - min.z) * scale] as const
  const middle = [
    ((min.x + max.x) / 2) * scale,
    ((min.y + max.y) / 2) * scale,
    ((min.z + max.z) / 2) * scale,
  ] as const
  return <PressBox look={look} size={size} position={middle} onPress={onPress} />
}

const LETTER = 0.017

/** A name on a slip of paper above a place. */
export function nameTag(text: string, [x, y, z]: Triple, size = LETTER): Label {
  return { text, at: [x, y, z], size, tag: true }
}
