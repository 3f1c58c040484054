// An artefact as it stands in the scene. Brings three.
import { bakeModel } from '#engine/ar/bake-model.ts'
import { type ArtefactId, artefactOf } from '#engine/games/history-hunt/artefacts.ts'
import type { Point } from './layout.ts'

export function modelOf(artefact: ArtefactId) {
  return bakeModel(`artefact ${artefact}`, artefactOf(artefact).shape)
}

/** Models whose front looks towards +x: the prow of a ship is its front. */
export const LENGTHWISE: ReadonlySet<ArtefactId> = new Set(['viking-ship'])

/** Metres, as it stands with its front towards +z. */
export function sizeOf(artefact: ArtefactId): Point {
  const { min, max } = modelOf(artefact).bounds
  const [x, y, z] = [max.x - min.x, max.y - min.y, max.z - min.z]
  return LENGTHWISE.has(artefact) ? [z, y, x] : [x, y, z]
}
