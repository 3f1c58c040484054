// `npm run keys`: a new private ES256 key for SIGNING_KEYS, as one line of JSON.
import { randomUUID } from 'node:crypto'
import { exportJWK, generateKeyPair } from 'jose'

const { privateKey } = await generateKeyPair('ES256', { extractable: true })
console.log(JSON.stringify({ ...(await exportJWK(privateKey)), alg: 'ES256', kid: randomUUID() }))
