// What must be read again but not by whoever reads the database: encrypted with a key of its purpose (JWE, RFC 7516).
import { CompactEncrypt, compactDecrypt } from 'jose'
import type { Config } from './config.ts'
import { sealingKey } from './keys.server.ts'

/** Encrypts `plain` (AES-256-GCM); only `unseal` with the same purpose and the deployment's secret reads it. */
export async function seal(
  config: Pick<Config, 'cookieSecret'>,
  purpose: string,
  plain: string,
): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(plain))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(await sealingKey(config, purpose))
}

/** @throws JOSEError when it was sealed for another purpose, under another secret, or changed */
export async function unseal(
  config: Pick<Config, 'cookieSecret'>,
  purpose: string,
  sealed: string,
): Promise<string> {
  const { plaintext } = await compactDecrypt(sealed, await sealingKey(config, purpose))
  return new TextDecoder().decode(plaintext)
}
