// A quiz question without its words: what the rules need to draw, ask and score it, whatever language it is read in.

/** 1: nearly everyone of the grade band knows it; 5: few do. */
export type Difficulty = 1 | 2 | 3 | 4 | 5

/**
 * The year of the event a question is about, negative before the Common Era (-44: 44 BCE). A span counts from its
 * first year, a way of life from its best-known time, a rule of law from the year it was laid down, and a question
 * about evidence from the time the evidence tells of. 'today' is later than every year: what belongs to no time of
 * its own, such as methods, maps, money and life at school.
 */
export type QuizYear = number | 'today'

export interface QuizItem {
  /** Unique within its game and band; the key of its words in every language. */
  readonly id: string
  /** What it is about, from 1: a level of a round asks the questions of one topic. */
  readonly topic: number
  /**
   * Of its topic, from 1: a level asks the questions of one part, whose words are fetched together, so that a round fetches no more
   * however many questions a topic has. Left out in banks of versions without parts.
   */
  readonly part?: number
  /** The version of the rules that first asked it; left out: the fourth or one before. */
  readonly since?: number
  /** When it happened; every question of history has it. */
  readonly year?: QuizYear
  /** What it practises, for instance 'life'. */
  readonly skill: string
  readonly difficulty: Difficulty
  /** Where its fact can be looked up; empty in a build, which has sources apart. */
  readonly source: string
}
