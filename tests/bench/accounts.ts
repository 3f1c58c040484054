// What signing in, staying signed in and being recognised cost. Everyone calls from an address of their own: limits are
// part of the work, refusals are not.
import { prepareDatabase } from '../sandbox/prepare-database.ts'
import { type Entry, type Findings, median } from './entries.ts'
import { comparePages } from './load.ts'
import { startAppAndBare } from './local-workerd.ts'
import { type Call, quantile, run } from './timed-calls.ts'

const PASSWORD = 'violet-otter-42'
const PEOPLE = 8
const SIGN_INS = 96
const REFRESHES = 1_000
const BARE_CALLS = 2_000

interface Tokens {
  access_token: string
  refresh_token: string
}

let callers = 0

async function post<Answer>(url: URL, body: object): Promise<Answer> {
  callers += 1
  const address = `10.${(callers >> 16) % 250}.${(callers >> 8) % 250}.${callers % 250}`
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'x-dev-client-ip': address },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${url.pathname} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as Answer
}

/** Makes an account and confirms it by the code in its mail. */
async function signUp(app: string, number: number): Promise<{ email: string; tokens: Tokens }> {
  const email = `bench-${number}@example.com`
  await post(new URL('/auth/v1/signup', app), { email, password: PASSWORD })
  const mails: { otp: string }[] = await (await fetch(new URL(`/dev/outbox?to=${email}`, app))).json()
  const body = { type: 'signup', email, token: mails[0]?.otp }
  return { email, tokens: await post<Tokens>(new URL('/auth/v1/verify', app), body) }
}

function entry(name: string, unit: string, value: number | null, bare: number | null): Entry {
  const ratio = value === null || bare === null ? null : value / bare
  return { name, unit, value, reference: { name: 'bare Hono route', value: bare }, ratio }
}

export async function benchAccounts(stateDir: string): Promise<Findings> {
  await prepareDatabase(stateDir)
  const workerd = await startAppAndBare(stateDir)
  try {
    const app = await workerd.url('sparkbook')
    const bareUrl = await workerd.url('bare')
    const people = await Promise.all(Array.from({ length: PEOPLE }, (_, number) => signUp(app, number)))
    const tokenUrl = (grant: string) => new URL(`/auth/v1/token?grant_type=${grant}`, app)

    const bareCall: Call = async () => {
      await (await fetch(bareUrl)).text()
    }
    const signIn: Call = async (turn) => {
      const email = people[turn % PEOPLE]?.email
      await post(tokenUrl('password'), { email, password: PASSWORD })
    }
    // A chain for each person: every refresh uses the token the one before answered.
    const newest = people.map(({ tokens }) => tokens.refresh_token)
    const refreshAs = async (person: number) => {
      const body = { refresh_token: newest[person] }
      newest[person] = (await post<Tokens>(tokenUrl('refresh_token'), body)).refresh_token
    }

    await run(200, 1, bareCall)
    await run(PEOPLE, 1, signIn)
    const bareOne = await run(BARE_CALLS, 1, bareCall)
    const signIns = await run(SIGN_INS, 1, signIn)
    const bareMany = await run(BARE_CALLS, PEOPLE, bareCall)
    const refreshes = await run(PEOPLE, PEOPLE, async (person) => {
      for (let turn = 0; turn < REFRESHES / PEOPLE; turn++) await refreshAs(person)
    })
    const refreshedPerSecond = refreshes.perSecond * (REFRESHES / PEOPLE)
    const refreshCpu = refreshes.cpu === null ? null : refreshes.cpu / (REFRESHES / PEOPLE)

    const authorization = `Bearer ${people[0]?.tokens.access_token}`
    const user = new URL('/auth/v1/user', app).href
    const recognised = await comparePages(
      [{ name: 'GET /auth/v1/user', url: user, headers: { Authorization: authorization } }],
      { name: 'bare Hono route', url: bareUrl },
    )
    return {
      entries: [
        entry('Sign-in by password: p50', 'ms', median(signIns.times), median(bareOne.times)),
        entry('Sign-in by password: p99', 'ms', quantile(signIns.times, 0.99), quantile(bareOne.times, 0.99)),
        entry('Sign-in by password: CPU', 'ms', signIns.cpu, bareOne.cpu),
        entry('Token refresh', 'per second', refreshedPerSecond, bareMany.perSecond),
        entry('Token refresh: CPU', 'ms', refreshCpu, bareMany.cpu),
        ...recognised,
      ],
      notes: [
        `Sign-in: ${SIGN_INS} one after the other, scrypt with OWASP's minimum included (it is most of the time, on purpose). Refresh: ${PEOPLE} chains side by side, ${REFRESHES} in all, each with D1 and two limits.`,
      ],
    }
  } finally {
    await workerd.stop()
  }
}
