import type { Counted } from '../../sentence.ts'
import { say } from './area.ts'

/** Large unit, small unit, how many small ones it is, and what it is taken for. */
export const METRIC = [
  ['kilometer', 'meter', 1_000, 100],
  ['meter', 'centimeter', 100, 10],
  ['kilogram', 'gram', 1_000, 100],
  ['liter', 'milliliter', 1_000, 100],
] as const

export const unit = (of: Counted) => say('in-unit', { unit: { many: of } })
