// .dev.vars is read by `wrangler dev` and Vite alone: it makes a local server a development server with secrets of its
// own, which say "dev" so that production refuses them. Never committed, never deployed.
import { randomUUID } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { exportJWK, generateKeyPair } from 'jose'
import { ROOT } from './toolchain.mjs'

async function newSigningKey(): Promise<string> {
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
  const file = join(ROOT, '.dev.vars')
  const present = existsSync(file) ? readFileSync(file, 'utf8') : ''
  for (const [name, make] of Object.entries(VARIABLES)) {
    if (!new RegExp(`^${name}=`, 'm').test(present)) appendFileSync(file, `${name}='${await make()}'\n`)
  }
}
