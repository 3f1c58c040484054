// The words of a quiz in one language, as the content files hold them: words/<language>/<band>.json.

export interface WrongOption {
  readonly text: string
  /** Why it is wrong, or what it really is, in one sentence. */
  readonly why: string
}

export interface QuizItemWords {
  readonly question: string
  readonly right: string
  /** Three. */
  readonly wrong: readonly WrongOption[]
  readonly funFact: string
}

export interface QuizWords {
  /** Titles of the topics, first topic first. */
  readonly topics: readonly string[]
  /** By item id. */
  readonly items: Readonly<Record<string, QuizItemWords>>
}
