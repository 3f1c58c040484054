import type { JWK } from 'jose'
import type { Config } from '#app/platform/config.ts'

/** The public halves of our signing keys, for everyone who checks a token (RFC 7517). Never the private part. */
export function publicKeys(config: Config): JWK[] {
  return config.signingKeys.map(({ kid, kty, crv, x, y }) => ({
    ...(kid && { kid }),
    ...(kty && { kty }),
    ...(crv && { crv }),
    ...(x && { x }),
    ...(y && { y }),
    alg: 'ES256',
    use: 'sig',
    key_ops: ['verify'],
  }))
}
