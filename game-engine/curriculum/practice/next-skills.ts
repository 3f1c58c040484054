// What to practise next: what was begun, then what is ready.
import type { Generators } from '../generator.ts'
import type { Grade, Skill } from '../skill.ts'
import { practisable } from './plan.ts'
import { isMastered, type SkillState } from './skill-state.ts'

interface Learning {
  /** Of one subject and band, in the order of the map. */
  readonly skills: readonly Skill[]
  readonly generators: Generators
  readonly states: ReadonlyMap<string, SkillState>
  /** Where the learner is: what earlier grades teach is taken as known until a miss says otherwise. */
  readonly grade: Grade
}

/** The next skills, at most so many: begun ones, then those whose prerequisites are known, then any not mastered yet. */
export function nextSkills({ skills, generators, states, grade }: Learning, count: number): string[] {
  const byId = new Map(skills.map((skill) => [skill.id, skill]))
  const stateOf = (id: string) => states.get(id)
  const mastered = (id: string) => {
    const state = stateOf(id)
    return state !== undefined && isMastered(state)
  }
  const open = skills.filter(({ id }) => Object.hasOwn(generators, id) && !mastered(id))
  const known = (id: string) => mastered(id) || (byId.get(id)?.grade ?? 0) < grade
  const begun = open.filter(({ id }) => (stateOf(id)?.seen ?? 0) > 0)
  const ready = open.filter(
    (skill) => skill.grade >= grade && practisable(skill.id, byId, generators).every(known),
  )
  const later = open.filter((skill) => skill.grade >= grade)
  return [...new Set([...begun, ...ready, ...later, ...open].map(({ id }) => id))].slice(0, count)
}
