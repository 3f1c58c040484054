// On whose behalf a call of the data service runs.

export interface Principal {
  /** Whose rows count as own; null: nobody's. */
  readonly userId: string | null
  /** Refusals differ for the anonymous role (401) and for someone signed in (403). */
  readonly signedIn: boolean
}
