// The language model behind the writing port: what a provider's adapter (workers/writing) does, and how it fails.

export interface WritingRequest {
  /** What the model is and may do; ours alone. */
  readonly system: string
  /** What somebody typed, personal data already taken out. */
  readonly prompt: string
  readonly maxTokens: number
  /** 0 to 1. */
  readonly temperature: number
  /** Ends the call at the provider. */
  readonly signal: AbortSignal
}

/** refused: answered with an error. moderated: withheld by the provider itself. cut_off: ended before it was done. false_claim: a calculation in it is wrong. */
export type WritingFault = 'unreachable' | 'refused' | 'moderated' | 'cut_off' | 'nonsense' | 'false_claim'

export class WritingError extends Error {
  override readonly name = 'WritingError'
  readonly fault: WritingFault

  constructor(fault: WritingFault) {
    super(`the writing model failed: ${fault}`)
    this.fault = fault
  }

  /** By name: the pages and the Worker are bundled apart, and each has a class of its own for the same error. */
  static override [Symbol.hasInstance](error: unknown): error is WritingError {
    return error instanceof Error && error.name === 'WritingError'
  }
}

export interface WritingModel {
  /** As the provider calls it. */
  readonly name: string
  /** Who runs it, as the privacy policy names them. */
  readonly provider: string
  /**
   * The answer in pieces, as they come.
   * @throws WritingError
   */
  write(request: WritingRequest): AsyncIterable<string>
  /**
   * Whether the provider's own moderation objects to a text; false where it has none.
   * @throws WritingError
   */
  flags(text: string, signal: AbortSignal): Promise<boolean>
}
