// Who a call is made by: read from its credentials (cookie or bearer), never from its body.

export type Actor =
  /** A job, the card provider's webhook, or a verb going on after its own gate let somebody in (asSystem). */
  | { readonly kind: 'system' }
  /** Nobody signed in. Guests keep what they play by a signed id, what they buy by a secret. */
  | VisitorActor
  | UserActor

export interface VisitorActor {
  readonly kind: 'visitor'
  readonly guestId: string | null
  /** Of what was bought without an account; and its SHA-256, by which purchases are stored. */
  readonly claim: { readonly secret: string; readonly hash: string } | null
}

export interface UserActor {
  readonly kind: 'user'
  readonly userId: string
  readonly sessionId: string
  /** A second factor is set up and this session has not shown it. */
  readonly awaitsFactor: boolean
  /** Whether the session proved who it is a short while ago (recent.ts says how short). */
  readonly isFresh: boolean
}

/** The actor of one request, and what was read about them: looked up when first asked for, then remembered. */
export interface Identity {
  actor(): Promise<Actor>
  /**
   * What `read` answers; the same answer for the rest of the request, so that the loaders of a page ask the database once.
   * From the first write on nothing is remembered.
   * @param key of the question, its subject's id included
   */
  once<Value>(key: string, read: () => Promise<Value>): Promise<Value>
  /** Answers of `once` may be out of date from now on: the database tells when the request writes (load-context.ts). */
  forgetReads(): void
  /** From now on, within this request, somebody else acts: a new guest, or whoever has just signed in. */
  become(actor: Actor): void
  /** A verb has seen proof of who this is: from now on, within this request, a session may be opened for them. */
  prove(userId: string): void
  hasProved(userId: string): boolean
}

export const VISITOR: Actor = { kind: 'visitor', guestId: null, claim: null }

export function identityOf(lookUp: () => Promise<Actor>): Identity {
  let known: Promise<Actor> | undefined
  let answers: Map<string, Promise<unknown>> | null = new Map()
  const proved = new Set<string>()
  return {
    actor: () => {
      known ??= lookUp()
      return known
    },
    once: <Value>(key: string, read: () => Promise<Value>) => {
      const answer = (answers?.get(key) as Promise<Value> | undefined) ?? read()
      answers?.set(key, answer)
      return answer
    },
    forgetReads: () => {
      answers = null
    },
    become: (actor) => {
      known = Promise.resolve(actor)
    },
    prove: (userId) => {
      proved.add(userId)
    },
    hasProved: (userId) => proved.has(userId),
  }
}

/** An actor that stays the same whoever signs in meanwhile, and reads anew each time: of jobs, and of tests. */
export function fixedIdentity(actor: Actor): Identity {
  return {
    ...identityOf(async () => actor),
    once: (_key, read) => read(),
    become: () => {},
    prove: () => {},
  }
}

export const SYSTEM = fixedIdentity({ kind: 'system' })

/** The same context with every gate open: for jobs, and for a verb that acts on another's account after its own gate. */
export function asSystem<Context extends { identity: Identity }>(ctx: Context): Context {
  return { ...ctx, identity: SYSTEM }
}
