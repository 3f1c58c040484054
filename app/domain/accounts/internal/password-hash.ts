// Passwords as scrypt hashes in PHC strings: `$scrypt$ln=14,r=8,p=5$<salt>$<hash>`. The string says how it was made, so
// that parameters can rise and old hashes still be checked, then renewed. Costs about 0.1 s of CPU and 16 MiB.
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { SCRYPT_COST } from './scrypt-cost.ts'

const SALT_BYTES = 16
const HASH_BYTES = 32
const SHAPE = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

interface Parameters {
  /** log2 of the cost. */
  ln: number
  r: number
  p: number
}

function derive(password: string, salt: Uint8Array, { ln, r, p }: Parameters): Promise<Uint8Array> {
  const options = { N: 2 ** ln, r, p, maxmem: 256 * r * 2 ** ln }
  return new Promise((resolve, reject) => {
    // NFKC: the same password typed on two keyboards is the same bytes (NIST SP 800-63B section 5.1.1.2).
    scrypt(password.normalize('NFKC'), salt, HASH_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}

const encode = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes)).replace(/=+$/, '')
const decode = (text: string): Uint8Array => Uint8Array.from(atob(text), (char) => char.charCodeAt(0))

export async function hashPassword(password: string, parameters: Parameters = SCRYPT_COST): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const { ln, r, p } = parameters
  const hash = await derive(password, salt, parameters)
  return `$scrypt$ln=${ln},r=${r},p=${p}$${encode(salt)}$${encode(hash)}`
}

export interface PasswordCheck {
  matches: boolean
  /** True when the hash was made with weaker parameters than today's and should be made anew. */
  outdated: boolean
}

/** Checks a password against its hash. With no hash it works as long and never matches. */
export async function checkPasswordHash(password: string, stored: string | null): Promise<PasswordCheck> {
  const [, ln, r, p, salt, hash] = SHAPE.exec(stored ?? '') ?? []
  if (hash === undefined || salt === undefined) {
    await derive(password, new Uint8Array(SALT_BYTES), SCRYPT_COST)
    return { matches: false, outdated: false }
  }
  const parameters = { ln: Number(ln), r: Number(r), p: Number(p) }
  const derived = await derive(password, decode(salt), parameters)
  const expected = decode(hash)
  return {
    matches: derived.length === expected.length && timingSafeEqual(derived, expected),
    outdated: parameters.ln < SCRYPT_COST.ln || parameters.r < SCRYPT_COST.r || parameters.p < SCRYPT_COST.p,
  }
}
