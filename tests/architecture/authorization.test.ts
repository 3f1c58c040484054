// The authorization table: every verb that has a gate x every kind of person x what is theirs and what is somebody else's.
// What is expected stands here by kind of gate, written down apart from the code that decides (app/platform/verb.ts).
import { beforeAll, describe, expect, it } from 'vitest'
import { type Actor, fixedIdentity, type Identity, identityOf } from '#app/platform/actor.ts'
import type { AppContext } from '#app/platform/context.ts'
import { admit, type Gate } from '#app/platform/verb.ts'
import { type Entry, entryVerbs } from './entry-verbs.ts'

const ME = 'user-me'
const OTHER = 'user-other'
const GUEST = 'guest-me'
const CLAIM = { secret: 'claim-me', hash: 'hash-me' }
const CHILD = 'child-of-me'

const signedIn = { kind: 'user', userId: ME, sessionId: 's', awaitsFactor: false, isFresh: true } as const
const PEOPLE = {
  visitor: { kind: 'visitor', guestId: null, claim: null },
  guest: { kind: 'visitor', guestId: GUEST, claim: CLAIM },
  'half signed in': { ...signedIn, awaitsFactor: true },
  'signed in a while ago': { ...signedIn, isFresh: false },
  'signed in': signedIn,
  'just proved': { kind: 'visitor', guestId: null, claim: null },
  job: { kind: 'system' },
} as const satisfies Record<string, Actor>
type Person = keyof typeof PEOPLE

/** What a request knows of a person. */
function identityOfPerson(person: Person): Identity {
  if (person !== 'just proved') return fixedIdentity(PEOPLE[person])
  const identity = identityOf(async () => PEOPLE[person])
  identity.prove(ME)
  return identity
}

type Answer = 'yes' | 'not_signed_in' | 'needs_factor' | 'not_yours' | 'needs_fresh_proof'
type Row = Record<Person, Answer>

const everybody = (answer: Answer): Row => ({
  visitor: answer,
  guest: answer,
  'half signed in': answer,
  'signed in a while ago': answer,
  'signed in': answer,
  'just proved': answer,
  job: 'yes',
})

const signedOut = {
  visitor: 'not_signed_in',
  guest: 'not_signed_in',
  'just proved': 'not_signed_in',
} as const

const stale = { 'signed in a while ago': 'needs_fresh_proof' } as const

/** About what is the caller's own: their account, or for a guest what the guest played or bought. */
const OWN: Record<Gate<unknown[]>['actor'] | `fresh ${'user' | 'pending' | 'guardian'}`, Row> = {
  anyone: everybody('yes'),
  holder: everybody('yes'),
  system: everybody('not_yours'),
  proved: { ...everybody('not_yours'), 'just proved': 'yes' },
  anyone_or_owner: { ...everybody('yes'), ...signedOut, 'half signed in': 'needs_factor' },
  player: {
    ...everybody('yes'),
    visitor: 'not_yours',
    'just proved': 'not_yours',
    'half signed in': 'needs_factor',
  },
  buyer: { ...everybody('yes'), 'half signed in': 'needs_factor' },
  pending: { ...everybody('yes'), ...signedOut },
  'fresh pending': { ...everybody('yes'), ...signedOut, ...stale },
  user: { ...everybody('yes'), ...signedOut, 'half signed in': 'needs_factor' },
  'fresh user': { ...everybody('yes'), ...signedOut, 'half signed in': 'needs_factor', ...stale },
  guardian: { ...everybody('yes'), ...signedOut, 'half signed in': 'needs_factor' },
  'fresh guardian': { ...everybody('yes'), ...signedOut, 'half signed in': 'needs_factor', ...stale },
}

/** About what is somebody else's: nobody but a job, unless the gate names no owner. */
function foreign(own: Row, actor: Gate<unknown[]>['actor']): Row {
  if (actor === 'anyone' || actor === 'holder' || actor === 'system') return own
  const refused = (answer: Answer): Answer =>
    answer === 'yes' || answer === 'needs_fresh_proof' ? 'not_yours' : answer
  return Object.fromEntries(
    Object.entries(own).map(([person, answer]) => [person, person === 'job' ? 'yes' : refused(answer)]),
  ) as Row
}

/** The shapes in which verbs are told whose data a call is about. */
function shapes(id: string): unknown[][] {
  return [
    [id],
    [{ userId: id }],
    [{ playerId: id }],
    [{ guardianId: id, childId: CHILD }],
    [{ childId: id }],
    [{ account: { id, factors: [] } }, { childId: CHILD, factorId: '' }],
    [{ id }],
    [{ holder: { userId: id } }],
    [{}, {}, { userId: id }],
  ]
}

/** Arguments of a call about `id`, in whichever shape this gate reads. */
function argumentsFor(gate: Gate<unknown[]>, id: string): unknown[] {
  if (!('owner' in gate)) return [{}]
  const fits = shapes(id).find((args) => {
    try {
      const owner = gate.owner(...args)
      if (gate.actor !== 'buyer') return owner === id
      return typeof owner === 'object' && owner !== null && 'userId' in owner && owner.userId === id
    } catch {
      return false
    }
  })
  if (!fits) throw new Error('no shape of arguments fits this gate')
  return fits
}

function contextOf(person: Person): AppContext {
  const limiter = { take: async () => ({ allowed: true, retryAfterMs: 0 }) }
  const off = { captcha: null, config: { captchaDifficulty: 0 } }
  return {
    identity: identityOfPerson(person),
    limiter,
    caller: { network: '' },
    ...off,
  } as unknown as AppContext
}

async function answer(gate: Gate<unknown[]>, person: Person, id: string): Promise<Answer> {
  const looksAfter = async () => id === ME
  const reason = await admit(
    contextOf(person),
    { ...gate, looksAfter } as Gate<unknown[]>,
    argumentsFor(gate, id),
  )
  return reason === null ? 'yes' : (reason.kind as Answer)
}

/** Which of their names a person's own things go by. */
function ownId(gate: Gate<unknown[]>, person: Person): string {
  return gate.actor === 'player' && person === 'guest' ? GUEST : ME
}

let entries: (Entry & { gate: Gate<unknown[]> })[]
beforeAll(async () => {
  entries = (await entryVerbs()).flatMap(({ gate, ...entry }) => (gate ? [{ ...entry, gate }] : []))
}, 60_000)

function expectedOf(gate: Gate<unknown[]>): Row {
  const isFresh = 'fresh' in gate && gate.fresh === true
  const row = OWN[isFresh ? (`fresh ${gate.actor}` as 'fresh user') : gate.actor]
  // A guest's purchases go by a secret; by the name of an account they are nobody's but the account's.
  return gate.actor === 'buyer' ? { ...row, ...signedOut } : row
}

describe('the authorization table', () => {
  it.each(Object.keys(PEOPLE) as Person[])('%s, about their own', async (person) => {
    for (const { name, gate } of entries)
      expect([name, await answer(gate, person, ownId(gate, person))]).toEqual([
        name,
        expectedOf(gate)[person],
      ])
  })

  it.each(Object.keys(PEOPLE) as Person[])('%s, about somebody else’s', async (person) => {
    for (const { name, gate } of entries)
      expect([name, await answer(gate, person, OTHER)]).toEqual([
        name,
        foreign(expectedOf(gate), gate.actor)[person],
      ])
  })

  it('a verb that is refused does nothing: it throws, or answers a refusal', async () => {
    for (const { name, gate, run } of entries.filter(({ gate }) => 'owner' in gate)) {
      const call = Promise.resolve().then(() => run(contextOf('visitor'), ...argumentsFor(gate, OTHER)))
      const outcome = await call.then(
        (value) => value,
        (error: Error) => error.name,
      )
      expect([name, outcome]).toEqual([
        name,
        outcome === 'GateError' ? 'GateError' : expect.objectContaining({ ok: false }),
      ])
    }
  })
})
