// What makes one quiz differ from another: its numbers, its questions, and in which order they come.
import type { Band } from '#engine/core/bands.ts'
import type { QuizItem } from './quiz-item.ts'

export interface QuizSetup {
  /** The catalogue's id. */
  readonly id: string
  /** Raised with every change of the banks, too: another difficulty is another round. */
  readonly version: number
  /** Skills are "<area>.<the item's skill>". */
  readonly skillArea: string
  /** Points of a right answer, times the level. */
  readonly pointsPerLevel: number
  /** Questions a level asks. */
  readonly perLevel: Readonly<Record<Band, number>>
  /** The last level of each band without packs. */
  readonly lastLevels: Readonly<Record<Band, number>>
  /**
   * A round is led to the topics, and the parts of them, that the player has met least of (path.ts); there are at least as many topics
   * as levels. Left out by older versions: their levels are the topics, first to last.
   */
  readonly leadsToFreshest?: true
  readonly banks: Readonly<Record<Band, readonly QuizItem[]>>
  /** drawn: one by one, as the player fares. content: topics and a level's questions keep the bank's order. */
  readonly order: 'drawn' | 'content'
  /**
   * A level's questions in the order of the bank are drawn before any of them is answered: for somebody of whom nothing is known each
   * is harder by so many Elo points than the one drawn before, so that one set tells much of what they can. Left out: by none.
   */
  readonly newcomerStep?: number
  /** Milliseconds from the answer to its fun fact. */
  readonly factAfterMs: { readonly right: number; readonly wrong: number }
}
