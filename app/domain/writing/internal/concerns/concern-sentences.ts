/**
 * What somebody in danger says of themselves in one language; matched against readable text without accents (children leave them
 * out), so the patterns have none either.
 */
export interface ConcernSentences {
  readonly selfHarm: readonly RegExp[]
  /** By those the child lives with. */
  readonly atHome: readonly RegExp[]
  readonly abuse: readonly RegExp[]
}
