// Google and Microsoft on this machine, when no client of theirs is configured: OpenID providers with discovery, a sign-in
// page, PKCE and signed tokens (the `emulate` package). They live in the starting process and end with it. Each start has
// new keys and new subjects; people are recognised by their verified addresses then.
import { createServer } from 'node:net'
import process from 'node:process'
import type { SeedConfig } from 'emulate'
import type { NewOrganisation } from '#app/domain/accounts/internal/organisation-rows.ts'
import { readDevVars } from './dev-vars.ts'

/** The tenant of personal Microsoft accounts, as the real one. */
const PERSONAL_TENANT = '9188040d-6c67-4c5b-b112-36a304b66dad'
const GOOGLE_PORT_OFFSET = 10_000
const MICROSOFT_PORT_OFFSET = 20_000

const CLIENT = { id: 'sparkbook-local', secret: 'local-client-secret' }

/** People to sign in as. Add your own: the sign-in page lists them all. */
const GOOGLE_USERS = [
  { email: 'ada.lopez@gmail.test', name: 'Ada Lopez' },
  { email: 'ben.okafor@gmail.test', name: 'Ben Okafor' },
  { email: 'someone.else@gmail.test', name: 'Unverified Address', email_verified: false },
  { email: 'finn.berg@gmail.test', name: 'Finn Berg' },
  { email: 'gita.rao@gmail.test', name: 'Gita Rao' },
  { email: 'hana.ito@gmail.test', name: 'Hana Ito' },
  { email: 'teacher@school.example', name: 'Tess Teacher' },
]
const MICROSOFT_USERS = [
  { email: 'chloe.martin@outlook.test', name: 'Chloe Martin' },
  { email: 'deng.wei@outlook.test', name: 'Deng Wei' },
  { email: 'eva.lind@outlook.test', name: 'Eva Lind' },
]

/** `wanted`, or any free port when something else is there. */
export function freePort(wanted: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', () => (wanted === 0 ? reject(new Error('no free port')) : resolve(freePort(0))))
    probe.listen(wanted, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : wanted))
    })
  })
}

/** The origin it answers at. */
async function start(service: 'google' | 'microsoft', wanted: number, seed: SeedConfig): Promise<string> {
  const port = await freePort(wanted)
  const baseUrl = `http://127.0.0.1:${port}`
  const { createEmulator } = await import('emulate')
  await createEmulator({ service, port, baseUrl, seed, hostname: '127.0.0.1' })
  return baseUrl
}

export interface LocalProviders {
  /** Variables for the Worker. */
  vars: Record<string, string>
  /** Those whose people sign in here. */
  organisations: NewOrganisation[]
}

async function startGoogle(port: number): Promise<LocalProviders> {
  const issuer = await start('google', port, { google: { users: GOOGLE_USERS } })
  return {
    vars: { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: CLIENT.id, GOOGLE_CLIENT_SECRET: CLIENT.secret },
    organisations: [
      {
        id: '00000000-0000-4000-8000-5c4001000001',
        name: 'Example School',
        issuer,
        clientId: 'example-school',
        clientSecret: CLIENT.secret,
        domains: ['school.example'],
      },
    ],
  }
}

async function startMicrosoft(port: number, appPort: number): Promise<LocalProviders> {
  const client = {
    client_id: CLIENT.id,
    client_secret: CLIENT.secret,
    name: 'Sparkbook',
    redirect_uris: ['127.0.0.1', 'localhost'].map((host) => `http://${host}:${appPort}/auth/v1/callback`),
  }
  const seed = { microsoft: { users: MICROSOFT_USERS, oauth_clients: [client] } }
  const origin = await start('microsoft', port, seed)
  return {
    vars: {
      MICROSOFT_ISSUER: `${origin}/${PERSONAL_TENANT}/v2.0`,
      MICROSOFT_CLIENT_ID: CLIENT.id,
      MICROSOFT_CLIENT_SECRET: CLIENT.secret,
    },
    organisations: [],
  }
}

/** Starts what is not configured. Ports follow the app's, so that several apps run beside each other. */
export async function startLocalProviders(appPort: number): Promise<LocalProviders> {
  const configured = { ...readDevVars(), ...process.env }
  const port = (offset: number) => (appPort + offset < 65_536 ? appPort + offset : appPort - offset)
  const none = { vars: {}, organisations: [] }
  const google = configured['GOOGLE_CLIENT_ID'] ? none : await startGoogle(port(GOOGLE_PORT_OFFSET))
  const microsoft = configured['MICROSOFT_CLIENT_ID']
    ? none
    : await startMicrosoft(port(MICROSOFT_PORT_OFFSET), appPort)
  return { vars: { ...google.vars, ...microsoft.vars }, organisations: google.organisations }
}
