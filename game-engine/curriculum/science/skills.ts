// Science, kindergarten to grade 12: 77 skills.
import type { Skill } from '../skill.ts'
import { ELEMENTARY_SCIENCE } from './skills/elementary.ts'
import { HIGH_SCIENCE } from './skills/high.ts'
import { MIDDLE_SCIENCE } from './skills/middle.ts'

/** Prerequisites stand before what builds on them. */
export const SCIENCE_SKILLS: readonly Skill[] = [...ELEMENTARY_SCIENCE, ...MIDDLE_SCIENCE, ...HIGH_SCIENCE]
