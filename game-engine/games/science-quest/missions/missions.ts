// The missions of every band.
import type { Band } from '#engine/core/bands.ts'
import { ELEMENTARY_MISSIONS } from './elementary.ts'
import { HIGH_MISSIONS } from './high.ts'
import { MIDDLE_MISSIONS } from './middle.ts'
import type { Mission } from './mission.ts'

export const MISSIONS: Readonly<Record<Band, readonly Mission[]>> = {
  elementary: ELEMENTARY_MISSIONS,
  middle: MIDDLE_MISSIONS,
  high: HIGH_MISSIONS,
}
