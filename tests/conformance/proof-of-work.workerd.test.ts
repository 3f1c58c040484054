// The captcha of our own: whoever comes from a busy network solves one, on screens as in the API.
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { beforeEach, describe, expect, it } from 'vitest'
import type { CaptchaChallenge } from '#app/platform/captcha-challenge.ts'
import { deployment, later, newClient, newEmail, ORIGIN, outbox, PASSWORD, unique } from './client.ts'

const guarded = deployment({ CAPTCHA_DIFFICULTY: '3' })
const HALF = 15

let address: string

// The clock stands still: allowances come back by the second, and tests take seconds.
beforeEach(() => {
  later(0)
  address = `192.0.2.${unique()}-${crypto.randomUUID().slice(0, 4)}`
})

function call(path: string, body: object, token?: string): Promise<Response> {
  return guarded(`${ORIGIN}/auth/v1${path}`, {
    method: 'POST',
    body: JSON.stringify({ ...body, gotrue_meta_security: { captcha_token: token } }),
    headers: { 'x-dev-client-ip': address, 'X-Supabase-Api-Version': '2024-01-01' },
  })
}

const recover = (token?: string) => call('/recover', { email: newEmail() }, token)

/** Uses up the half of the budget that needs no captcha; calls that are refused for another reason count as well. */
async function useHalf(): Promise<void> {
  for (let calls = 0; calls < HALF; calls++) expect((await call('/recover', {})).status).toBe(400)
}

async function challengeOf(response: Response): Promise<CaptchaChallenge> {
  const { code, captcha_challenge } = await response.json<{
    code: string
    captcha_challenge: CaptchaChallenge
  }>()
  expect([response.status, code]).toEqual([400, 'captcha_failed'])
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
  return captcha_challenge
}

async function solutionOf(challenge: CaptchaChallenge) {
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('not solved')
  return { challenge, solution }
}

const tokenOf = (solved: Awaited<ReturnType<typeof solutionOf>>) => btoa(JSON.stringify(solved))
const solve = async (challenge: CaptchaChallenge) => tokenOf(await solutionOf(challenge))

async function expectRefused(token: string | undefined): Promise<void> {
  await challengeOf(await recover(token))
}

describe('a captcha of our own', () => {
  it('is asked for beyond half of a network’s budget, and opens the other half', async () => {
    await useHalf()
    let challenge = await challengeOf(await recover())
    for (let calls = HALF; calls < 30; calls++) {
      expect((await recover(await solve(challenge))).status).toBe(200)
      challenge = await challengeOf(await recover())
    }
    expect((await recover(await solve(challenge))).status).toBe(429)
  })

  it('is not asked for once the network is quiet again', async () => {
    await useHalf()
    await expectRefused(undefined)
    later(10_000)
    expect((await recover()).status).toBe(200)
    await expectRefused(undefined)
  })

  it.each([
    ['missing', undefined],
    ['empty', ''],
    ['no base64', '%%%'],
    ['no captcha', btoa('{"challenge":{},"solution":{}}')],
  ])('that is %s is refused, with another to solve', async (_, token) => {
    await useHalf()
    await expectRefused(token)
  })

  it('that is not solved is refused', async () => {
    await useHalf()
    const { challenge, solution } = await solutionOf(await challengeOf(await recover()))
    await expectRefused(tokenOf({ challenge, solution: { ...solution, derivedKey: 'ab'.repeat(32) } }))
  })

  it('that somebody made easier is refused', async () => {
    await useHalf()
    const { parameters, signature } = await challengeOf(await recover())
    const easier = { parameters: { ...parameters, keyPrefix: '0' }, signature } as CaptchaChallenge
    await expectRefused(await solve(easier))
  })

  it('is good once', async () => {
    await useHalf()
    const token = await solve(await challengeOf(await recover()))
    expect((await recover(token)).status).toBe(200)
    await expectRefused(token)
  })

  it('is good for ten minutes', async () => {
    await useHalf()
    const [early, late] = [await challengeOf(await recover()), await challengeOf(await recover())]
    later(590_000)
    await useHalf()
    expect((await recover(await solve(early))).status).toBe(200)
    later(15_000)
    for (let calls = 0; calls < 5; calls++) await recover()
    await expectRefused(await solve(late))
  })

  it('is good for what it was asked for', async () => {
    await useHalf()
    const token = await solve(await challengeOf(await recover()))
    const signUp = (solved?: string) => call('/signup', { email: newEmail(), password: PASSWORD }, solved)
    const challenge = await challengeOf(await signUp(token))
    expect((await signUp(await solve(challenge))).status).toBe(200)
  })

  it('is what the real client calls its captcha token', async () => {
    await useHalf()
    const { auth } = newClient({ fetch: guarded, address })
    const email = newEmail()
    const credentials = { email, password: PASSWORD }
    const { error } = await auth.signUp(credentials)
    expect(error?.code).toBe('captcha_failed')
    const challenge = await challengeOf(await call('/signup', credentials))
    const options = { captchaToken: await solve(challenge) }
    expect((await auth.signUp({ ...credentials, options })).error).toBeNull()
    expect(await outbox(email)).toHaveLength(1)
  })

  it('is not asked for by what needs a session or a code', async () => {
    await useHalf()
    for (let calls = 0; calls < HALF + 5; calls++)
      expect((await call('/token?grant_type=refresh_token', { refresh_token: 'x' })).status).toBe(400)
  })
})

describe('a screen', () => {
  const send = (path: string, fields: Record<string, string>) =>
    guarded(ORIGIN + path, {
      method: 'POST',
      headers: { Host: new URL(ORIGIN).host, Origin: ORIGIN, 'x-dev-client-ip': address },
      body: new URLSearchParams(fields),
      redirect: 'manual',
    })
  const WITHOUT_SCRIPTS = 'If you turn on JavaScript, this works right away.'

  it('asks by the same rule, says what helps without scripts, and takes the same solution', async () => {
    await useHalf()
    const email = newEmail()
    const refused = await send('/password-reset', { email })
    expect(refused.status).toBe(400)
    expect((await refused.text()).includes(WITHOUT_SCRIPTS)).toBe(true)
    const captcha = await solve(await challengeOf(await recover()))
    const answered = await send('/password-reset', { email, captcha })
    expect([answered.status, (await answered.text()).includes(WITHOUT_SCRIPTS)]).toEqual([200, false])
  })

  it('that was given a bad solution says so, instead of asking again by itself', async () => {
    await useHalf()
    const page = await (await send('/password-reset', { email: newEmail(), captcha: 'guess' })).text()
    expect(page.includes('We couldn’t check that you’re not a robot')).toBe(true)
    expect(page.includes(WITHOUT_SCRIPTS)).toBe(false)
  })

  it('that anybody may send asks as well', async () => {
    const subscribe = () => send('/resources/blog', { email: 'no address' })
    for (let calls = 0; calls < HALF; calls++)
      expect((await (await subscribe()).text()).includes(WITHOUT_SCRIPTS)).toBe(false)
    expect((await (await subscribe()).text()).includes(WITHOUT_SCRIPTS)).toBe(true)
    const contact = await send('/contact', { name: 'Ana', email: newEmail(), message: 'Hello!' })
    expect([contact.status, (await contact.text()).includes(WITHOUT_SCRIPTS)]).toEqual([400, true])
  })
})
