// Which skills a session may ask for: the one chosen, what it stands on, and older ones that are due.
import type { Generators } from '../generator.ts'
import type { Skill } from '../skill.ts'
import type { PlannedSkill, PracticeOptions } from './options.ts'
import { NEW_SKILL, type SkillState } from './skill-state.ts'

/** So far a session can go back. */
const DEPTH = 2
/** So many older skills can come up. */
const MAX_DUE = 3

export interface Planning {
  readonly skills: ReadonlyMap<string, Skill>
  readonly generators: Generators
  readonly states: ReadonlyMap<string, SkillState>
  /** Prints of what was asked before, by skill, last asked last. */
  readonly met?: ReadonlyMap<string, readonly number[]>
  readonly focus: string
  /** Most urgent first. */
  readonly due: readonly string[]
}

/** @returns null where the focus has no exercises */
export function planPractice(planning: Planning): Pick<PracticeOptions, 'focus' | 'skills' | 'due'> | null {
  const { skills, generators, states, focus } = planning
  if (!Object.hasOwn(generators, focus)) return null
  const planned: Record<string, PlannedSkill> = {}

  function add(id: string, depth: number): void {
    const version = generators[id]?.version
    if (version === undefined) return
    const known = planned[id]
    if (known && (depth === 0 || known.prerequisites.length > 0)) return
    const prerequisites = depth === 0 ? [] : practisable(id, skills, generators)
    const met = planning.met?.get(id) ?? []
    planned[id] = {
      state: states.get(id) ?? NEW_SKILL,
      version,
      prerequisites,
      ...(met.length > 0 && { met }),
    }
    for (const prerequisite of prerequisites) add(prerequisite, depth - 1)
  }

  add(focus, DEPTH)
  const due = planning.due.filter((id) => id !== focus && Object.hasOwn(generators, id)).slice(0, MAX_DUE)
  for (const id of due) add(id, 0)
  return { focus, skills: planned, due }
}

/** What a skill stands on, as far as it has exercises: where a prerequisite has none, its own prerequisites instead. */
export function practisable(
  id: string,
  skills: ReadonlyMap<string, Skill>,
  generators: Generators,
): string[] {
  const found = (skills.get(id)?.prerequisites ?? []).flatMap((prerequisite) =>
    Object.hasOwn(generators, prerequisite) ? [prerequisite] : practisable(prerequisite, skills, generators),
  )
  return [...new Set(found)]
}
