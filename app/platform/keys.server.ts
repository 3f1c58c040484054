// One secret of the deployment, many keys: HKDF (RFC 5869) gives each purpose its own, so that none opens another's lock.
import { base64url } from 'jose'
import type { Config } from './config.ts'

const text = new TextEncoder()
const derived = new Map<string, Promise<CryptoKey>>()

async function derive(secret: string, purpose: string, algorithm: 'HMAC' | 'AES-GCM'): Promise<CryptoKey> {
  const source = await crypto.subtle.importKey('raw', text.encode(secret), 'HKDF', false, ['deriveKey'])
  const hkdf = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: text.encode(purpose) }
  return algorithm === 'HMAC'
    ? crypto.subtle.deriveKey(hkdf, source, { name: 'HMAC', hash: 'SHA-256', length: 256 }, false, ['sign'])
    : crypto.subtle.deriveKey(hkdf, source, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

function keyFor(
  config: Pick<Config, 'cookieSecret'>,
  purpose: string,
  algorithm: 'HMAC' | 'AES-GCM',
): Promise<CryptoKey> {
  const name = `${algorithm} ${purpose} ${config.cookieSecret}`
  const known = derived.get(name) ?? derive(config.cookieSecret, purpose, algorithm)
  derived.set(name, known)
  return known
}

/** HMAC-SHA-256 of `value` under the key of `purpose`, base64url. */
export async function keyedHash(
  config: Pick<Config, 'cookieSecret'>,
  purpose: string,
  value: string,
): Promise<string> {
  const key = await keyFor(config, purpose, 'HMAC')
  return base64url.encode(new Uint8Array(await crypto.subtle.sign('HMAC', key, text.encode(value))))
}

/** The AES-256-GCM key of `purpose`. */
export function sealingKey(config: Pick<Config, 'cookieSecret'>, purpose: string): Promise<CryptoKey> {
  return keyFor(config, purpose, 'AES-GCM')
}

/** SHA-256 of a secret that is itself unguessable, base64url: how such secrets are stored. */
export async function secretHash(secret: string): Promise<string> {
  return base64url.encode(new Uint8Array(await crypto.subtle.digest('SHA-256', text.encode(secret))))
}
