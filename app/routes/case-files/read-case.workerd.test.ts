// Who reads which case: what is read is all that a page can show.
import { env, exports } from 'cloudflare:workers'
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
import { listCases, readCases, type StoredCase } from '#app/views/case-files.server.ts'
import { testContext } from '#tests/factories/app-context.ts'
import { makePerson } from '#tests/factories/people.ts'
import { hasCaseFiles } from './has-case-files.server.ts'
import { readCase } from './read-case.server.ts'

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

const requestOf = (Cookie: string) =>
  new Request('http://sparkbook.test/case-files/some?page=2', { headers: { Cookie } })

const readBy = (cookie: string, id: string) => readCase(requestOf(cookie), context, id)

const textBy = async (cookie: string, id: string) => JSON.stringify(await readBy(cookie, id))

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
    const answer = await textBy(await cookie(), closed.id)
    expect(answer).toContain(JSON.stringify(closed.file.words.en.question))
    expect(saidIn(closed).filter((text) => answer.includes(text))).toEqual([])
  })

  it('reads the open case, and is led to no closed one', async () => {
    const own = await cookie()
    const answer = await textBy(own, open.id)
    expect(saidIn(open).filter((text) => !answer.includes(text))).toEqual([])
    expect((await readBy(own, open.id))?.next).toBeNull()
  })
})

describe.each(WITH)('%s', (_, cookie) => {
  it('reads both, one after the other', async () => {
    const own = await cookie()
    for (const one of [open, closed]) {
      const answer = await textBy(own, one.id)
      expect(saidIn(one).filter((text) => !answer.includes(text))).toEqual([])
    }
    expect((await readBy(own, open.id))?.next).toMatchObject({ band: open.file.band, isOpen: false })
  })
})

it('an unknown case is not found', async () => {
  const answer = await exports.default.fetch('http://sparkbook.test/case-files/no-such-case')
  expect(answer.status).toBe(404)
  expect(await readBy(await member('premium'), 'no-such-case')).toBeUndefined()
})

it('the list has every case, and nothing of their pages', () => {
  const cases = Object.values(listCases('en')).flat()
  expect(cases).toHaveLength(CASES.length)
  const answer = JSON.stringify(cases)
  expect(CASES.flatMap(saidIn).filter((text) => answer.includes(text))).toEqual([])
})

it('the page of a closed case answers with its question and nothing of its pages', async () => {
  const answer = await exports.default.fetch(`http://sparkbook.test/case-files/${closed.id}?page=2`)
  const html = await answer.text()
  expect(answer.status).toBe(200)
  expect(html).toContain(closed.file.words.en.question)
  const { pages, known } = closed.file.words.en
  const said = [...pages.flatMap(({ text }) => text), ...known]
  expect(said.filter((text) => html.includes(text))).toEqual([])
})

it('whoever has the right is told so in the list', async () => {
  expect(await hasCaseFiles(requestOf(await member(null)), context)).toBe(false)
  expect(await hasCaseFiles(requestOf(await guest('ultimate')), context)).toBe(true)
})
