// Who reads which case: what the loader answers is all that a page can show.
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { runBatch } from '#app/db/run-batch.ts'
import { plans } from '#app/domain/access/access.schema.ts'
import { grantStatement } from '#app/domain/access/grant-statements.server.ts'
import type { PassLevel } from '#app/domain/catalogue/one-time-items.ts'
import type { PaidTier } from '#app/domain/catalogue/plans.ts'
import { openBrowserSession } from '#app/domain/onboarding/open-browser-session.server.ts'
import type { RequestContext } from '#app/platform/context.ts'
import { secretHash } from '#app/platform/keys.server.ts'
import { claimCookie } from '#app/request/guest-cookies.server.ts'
import { sessionCookie } from '#app/request/session-cookie.server.ts'
import { readCases, type StoredCase } from '#app/views/case-files.server.ts'
import { testContext } from '#tests/factories/app-context.ts'
import { makePerson } from '#tests/factories/people.ts'
import { loader as listLoader } from '../case-files.tsx'
import { loader } from './case-file.tsx'

const CASES = readCases()

const isOpen = ({ file }: StoredCase) => file.isOpen === true
const open = CASES.find(isOpen) as StoredCase
const closed = CASES.find((stored) => !isOpen(stored)) as StoredCase

let context: RequestContext & ReturnType<typeof testContext>

beforeEach(() => {
  const ctx = {
    ...testContext(env.DB),
    newId: () => crypto.randomUUID(),
    newSecret: () => crypto.randomUUID(),
  }
  context = Object.assign(ctx, { requestId: 'r', locale: 'en' as const, nonce: '' })
})

const cookieOf = (setCookie: string) => setCookie.split(';')[0] ?? ''

/** The cookie of somebody with an account on this plan; null: Free. */
async function member(tier: PaidTier | null): Promise<string> {
  const { userId } = await makePerson(context, crypto.randomUUID())
  if (tier) {
    const row = { id: context.newId(), userId, tier, source: 'trial', startsAt: 0, knownAt: 0 } as const
    await context.db.insert(plans).values(row)
  }
  const { secret } = await openBrowserSession(context, { userId, method: 'password' })
  return cookieOf(sessionCookie(secret))
}

/** The cookie of a guest who bought this pass. */
async function guest(item: PassLevel): Promise<string> {
  const secret = crypto.randomUUID()
  const holder = { claimHash: await secretHash(secret) }
  const id = `test:${crypto.randomUUID()}`
  await runBatch(context.db, [grantStatement(context, { id, holder, item, at: context.now() })])
  return cookieOf(await claimCookie(secret, context))
}

function ask(id: string, Cookie: string) {
  const request = new Request(`http://sparkbook.test/case-files/${id}?page=2`, { headers: { Cookie } })
  return { request, context, params: { id } } as unknown as Parameters<typeof loader>[0]
}

const read = async (id: string, cookie: string) => JSON.stringify(await loader(ask(id, cookie)))

/** Whatever the pages of a case say, in English, without its title and question. */
const saidIn = ({ file }: StoredCase) => {
  const { pages, known } = file.words.en
  const reasons = pages
    .flatMap(({ choice }) => Object.values(choice?.options ?? {}))
    .map(({ reason }) => reason)
  return [...pages.flatMap(({ text }) => text), ...reasons, ...known].map((text) => JSON.stringify(text))
}

const WITHOUT: readonly (readonly [string, () => Promise<string>])[] = [
  ['a visitor', async () => ''],
  ['Free', () => member(null)],
  ['Basic', () => member('basic')],
  ['a guest with a Pro pass', () => guest('pro')],
]
const WITH: readonly (readonly [string, () => Promise<string>])[] = [
  ['Premium', () => member('premium')],
  ['a guest with an Ultimate pass', () => guest('ultimate')],
]

describe.each(WITHOUT)('%s', (_, cookie) => {
  it('is told what a closed case asks, and nothing of its pages', async () => {
    const answer = await read(closed.id, await cookie())
    expect(answer).toContain(JSON.stringify(closed.file.words.en.question))
    expect(saidIn(closed).filter((text) => answer.includes(text))).toEqual([])
  })

  it('reads the open case, and is led to no closed one', async () => {
    const own = await cookie()
    const answer = await read(open.id, own)
    expect(saidIn(open).filter((text) => !answer.includes(text))).toEqual([])
    expect((await loader(ask(open.id, own))).next).toBeNull()
  })
})

describe.each(WITH)('%s', (_, cookie) => {
  it('reads both, one after the other', async () => {
    const own = await cookie()
    for (const one of [open, closed]) {
      const answer = await read(one.id, own)
      expect(saidIn(one).filter((text) => !answer.includes(text))).toEqual([])
    }
    const { next } = await loader(ask(open.id, own))
    expect(next).toMatchObject({ band: open.file.band, isOpen: false })
  })
})

it('an unknown case is not found', async () => {
  const answer = await loader(ask('no-such-case', await member('premium'))).catch((thrown: unknown) => thrown)
  expect(answer).toMatchObject({ status: 404 })
})

it('the list has every case, says whether the reader has them all, and nothing of their pages', async () => {
  const { cases, hasAll } = await listLoader(ask('', await member(null)))
  expect(Object.values(cases).flat()).toHaveLength(CASES.length)
  expect(hasAll).toBe(false)
  const answer = JSON.stringify(cases)
  expect(CASES.flatMap(saidIn).filter((text) => answer.includes(text))).toEqual([])
  expect((await listLoader(ask('', await guest('ultimate')))).hasAll).toBe(true)
})
