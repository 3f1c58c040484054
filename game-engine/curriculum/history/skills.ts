// History, civics, geography and economics, kindergarten to grade 12: 90 skills.
import type { Skill } from '../skill.ts'
import { ELEMENTARY_HISTORY } from './skills/elementary.ts'
import { HIGH_HISTORY } from './skills/high.ts'
import { MIDDLE_HISTORY } from './skills/middle.ts'

/** Prerequisites stand before what builds on them. */
export const HISTORY_SKILLS: readonly Skill[] = [...ELEMENTARY_HISTORY, ...MIDDLE_HISTORY, ...HIGH_HISTORY]
