// A quiz question without its words: what the rules need to draw, ask and score it, whatever language it is read in.

/** 1: nearly everyone of the grade band knows it; 5: few do. */
export type Difficulty = 1 | 2 | 3 | 4 | 5

export interface QuizItem {
  /** Unique within its game and band; the key of its words in every language. */
  readonly id: string
  readonly level: number
  /** What it practises, for instance 'life'. */
  readonly skill: string
  readonly difficulty: Difficulty
  /** Where its fact can be looked up. */
  readonly source: string
}
