// .dev.vars is read by `wrangler dev` and Vite alone: it makes a local server a development server with secrets of its
// own, which say "dev" so that production refuses them. Never committed, never deployed.
import { randomUUID } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './toolchain.mjs'

const FILE = join(ROOT, '.dev.vars')

async function newSigningKey(): Promise<string> {
  const { exportJWK, generateKeyPair } = await import('jose')
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  return JSON.stringify([{ ...(await exportJWK(privateKey)), alg: 'ES256', kid: `dev-${randomUUID()}` }])
}

const VARIABLES: Readonly<Record<string, () => string | Promise<string>>> = {
  ENVIRONMENT: () => 'development',
  COOKIE_SECRET: () => `dev-${randomUUID()}${randomUUID()}`,
  SIGNING_KEYS: newSigningKey,
  // Nobody is asked about passwords from a developer's machine.
  PASSWORD_RANGE_URL: () => 'off',
  CAPTCHA_DIFFICULTY: () => '0',
}

/** Adds what is missing; never touches what is there. */
export async function ensureDevVars(): Promise<void> {
  const present = read()
  for (const [name, make] of Object.entries(VARIABLES)) {
    if (!new RegExp(`^${name}=`, 'm').test(present)) appendFileSync(FILE, `${name}='${await make()}'\n`)
  }
}

/** `.dev.vars`, as name and value. */
export function readDevVars(): Record<string, string> {
  return Object.fromEntries(
    [...read().matchAll(/^(\w+)=(?:'(.*)'|"(.*)"|(.*))$/gm)].map(([, name = '', ...values]) => [
      name,
      values.find((value) => value !== undefined) ?? '',
    ]),
  )
}

function read(): string {
  return existsSync(FILE) ? readFileSync(FILE, 'utf8') : ''
}
