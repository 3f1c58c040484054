// What a screen says during a round, one file a language and band beside this one (<language>/<band>.json).
import type { WordMission } from '../missions/word-mission.ts'
import type { WrongEnd } from '../walk.ts'

export interface WordWizardWords {
  /** By id, which is the word asked. */
  readonly missions: Readonly<Record<string, WordMissionWords>>
  /** The second step of help, by the mission's rule. */
  readonly rules: Readonly<Record<string, string>>
}

interface WordMissionWords {
  /** What the word means, or a sentence with a gap for it; never the word itself. */
  readonly clue: string
  /** The first step of help; the third is a step on the page itself. */
  readonly hint: string
  /** Shown once it is done: why it is spelled so. */
  readonly why: string
  /** What is wrong with each trap, in the order of the mission's. */
  readonly traps: readonly string[]
  /** What is read out to spell by ear, where it is not the word as it is written (the character of a pinyin syllable). */
  readonly say?: string | undefined
}

/** One sentence that says what is wrong. */
export function reasonFor(
  words: WordWizardWords,
  { id }: Pick<WordMission, 'id'>,
  { trap }: Pick<WrongEnd, 'trap'>,
): string {
  return words.missions[id]?.traps[trap] ?? ''
}
