// One artefact alone, with the ruler of its true size. Only the desk view shows it, so it may bring three.
import { useMemo } from 'react'
import { bakeModel } from '#engine/ar/bake-model.ts'
import type { Look } from '#engine/ar/look.ts'
import type { Stroke, Triple } from '#engine/core/part.ts'
import { stroke } from '#engine/core/solids.ts'
import type { ArtefactId } from '#engine/games/history-hunt/artefacts.ts'
import { trueSizeOf } from '#engine/games/history-hunt/true-sizes.ts'
import { ContactShadows, Labels, Model } from '../ar/drawn.tsx'
import type { Reach } from '../ar/orbit.ts'
import { modelOf } from './artefact-model.ts'
import type { Point } from './layout.ts'
import { type Bounds, type Ruler, reachOf, rulerFor } from './ruler.ts'

export interface ArtefactSceneProps {
  artefact: ArtefactId
  /** Of the ruler; null: none is known. */
  size: string | null
  look: Look
}

export function ArtefactScene({ artefact, size, look }: ArtefactSceneProps) {
  const { model, ruler, shadows } = useMemo(() => {
    const { min, max } = boundsOf(artefact)
    const spot = { x: (min[0] + max[0]) / 2, z: (min[2] + max[2]) / 2 }
    return {
      model: modelOf(artefact),
      ruler: rulerOf(artefact),
      shadows: [{ ...spot, radiusX: (max[0] - min[0]) / 2, radiusZ: Math.max(0.02, (max[2] - min[2]) / 2) }],
    }
  }, [artefact])
  const labels = useMemo(
    () => (ruler && size ? [{ text: size, at: ruler.label, size: 0.016, tag: true }] : []),
    [ruler, size],
  )
  return (
    <>
      <ContactShadows look={look} spots={shadows} />
      <Model look={look} model={model} />
      {ruler && <Model look={look} model={bakeModel(`ruler ${artefact}`, ruler.lines.map(strokeOf))} />}
      <Labels look={look} labels={labels} />
    </>
  )
}

/** What has to be seen of it. */
export function artefactReach(artefact: ArtefactId): Reach {
  return reachOf(boundsOf(artefact), rulerOf(artefact))
}

function boundsOf(artefact: ArtefactId): Bounds {
  const { min, max } = modelOf(artefact).bounds
  return { min: min.toArray(), max: max.toArray() }
}

function rulerOf(artefact: ArtefactId): Ruler | null {
  const known = trueSizeOf(artefact)
  return known && rulerFor(known.axis, boundsOf(artefact))
}

/** Parts of models are in millimetres. */
function strokeOf(line: readonly [Point, Point]): Stroke {
  return stroke(line.map(([x, y, z]): Triple => [x * 1000, y * 1000, z * 1000]))
}
