// What a screen says during a round, one file a language and band beside this one (<language>/<band>.json).
// {about} is what a mistake is about: its name in `things`, or, where there is none, the formula itself.
import type { Mission } from '../missions/mission.ts'
import type { Mistake } from '../tasks/bench.ts'

export interface ScienceQuestWords {
  readonly missions: Readonly<Record<string, MissionWords>>
  /** The second step of help, by `ruleOf`. */
  readonly rules: Readonly<Record<string, string>>
  /** Where things are sorted, and why they belong there: the reason for a thing in the wrong place. */
  readonly places: Readonly<Record<string, { readonly name: string; readonly why: string }>>
  /** By reason; unknownMolecule: a whole molecule the bench has no name for. */
  readonly mistakes: Readonly<Record<string, string>>
  /** Of moves the bench does not take. */
  readonly refusals: Readonly<Record<string, string>>
  /** Substances, molecules, reactions and, by their symbols, elements. */
  readonly things: Readonly<Record<string, string>>
}

interface MissionWords {
  readonly title: string
  readonly goal: string
  /** The first step of help; the third is a move on the bench itself. */
  readonly hint: string
  /** Shown once it is done: why it is so. */
  readonly why: string
}

/** The rule behind a mission, as `rules` names it. */
export function ruleOf(mission: Mission): string {
  return mission.task === 'sort' ? mission.by : mission.task
}

/** One sentence that says what is wrong. */
export function reasonFor(words: ScienceQuestWords, { reason, about, belongs }: Mistake): string {
  if (belongs !== null) return words.places[belongs]?.why ?? ''
  const key = reason === 'otherMolecule' && about === null ? 'unknownMolecule' : reason
  const name = about === null ? '' : (words.things[about] ?? about)
  return (words.mistakes[key] ?? '').replace('{about}', name)
}
