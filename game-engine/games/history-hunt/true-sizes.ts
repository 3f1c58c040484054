// How large the artefacts of the collection are that are one thing in one museum, as that museum has measured it: the first source
// of each. The others stand for many of their kind, or have lost a part, and have no one size.
import type { ArtefactId } from './artefacts.ts'

export interface TrueSize {
  /** Along which axis of our model it was measured: x is its width, y its height, z its depth. */
  readonly axis: 'x' | 'y' | 'z'
  readonly centimeters: number
}

const TRUE_SIZES: Readonly<Partial<Record<ArtefactId, TrueSize>>> = {
  wheel: { axis: 'x', centimeters: 72 },
  'clay-tablet': { axis: 'y', centimeters: 11.6 },
  'olmec-head': { axis: 'y', centimeters: 285 },
  amphora: { axis: 'y', centimeters: 62.2 },
  'rosetta-stone': { axis: 'y', centimeters: 112.3 },
  'viking-ship': { axis: 'x', centimeters: 2400 },
  moai: { axis: 'y', centimeters: 242 },
  astrolabe: { axis: 'x', centimeters: 15.6 },
  'benin-plaque': { axis: 'y', centimeters: 49.5 },
  telescope: { axis: 'z', centimeters: 92 },
  airplane: { axis: 'x', centimeters: 1230 },
}

/** Null where there is no one size. */
export function trueSizeOf(artefact: ArtefactId): TrueSize | null {
  return TRUE_SIZES[artefact] ?? null
}
