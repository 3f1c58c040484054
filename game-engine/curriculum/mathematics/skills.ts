// Mathematics from kindergarten to calculus: 236 skills.
import type { Skill } from '../skill.ts'
import { ELEMENTARY_MATH } from './skills/elementary.ts'
import { HIGH_MATH } from './skills/high.ts'
import { MIDDLE_MATH } from './skills/middle.ts'

/** Prerequisites stand before what builds on them. */
export const MATH_SKILLS: readonly Skill[] = [...ELEMENTARY_MATH, ...MIDDLE_MATH, ...HIGH_MATH]
