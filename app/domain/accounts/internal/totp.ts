// The one file that knows otpauth and uqr. Codes of authenticator apps: RFC 6238 with what every app understands, SHA-1,
// six digits, 30 seconds; a clock may be one step off either way.
import { base64url } from 'jose'
import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'

const PERIOD_S = 30
const SETTINGS = { algorithm: 'SHA1', digits: 6, period: PERIOD_S }
const SKEW_STEPS = 1
/** RFC 4226 section 4 R6: 160 bits; more only make typing it longer. */
const SECRET_BYTES = 20

/** A base32 TOTP secret out of `random`, 256 random bits in base64url. */
export function totpSecret(random: string): string {
  const bytes = base64url.decode(random).slice(-SECRET_BYTES)
  return new Secret({ buffer: bytes.buffer }).base32
}

/** What an authenticator app reads from the picture (Key URI format). */
export function totpUri({
  secret,
  issuer,
  label,
}: {
  secret: string
  issuer: string
  label: string
}): string {
  return new TOTP({ ...SETTINGS, issuer, label, secret: Secret.fromBase32(secret) }).toString()
}

/** The time step `code` belongs to, counted from the epoch; null when it is not a code of this secret about `now` (ms). */
export function matchingStep(secret: string, code: string, now: number): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const delta = TOTP.validate({
    ...SETTINGS,
    token: code,
    secret: Secret.fromBase32(secret),
    timestamp: now,
    window: SKEW_STEPS,
  })
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_S) + delta
}

/** `uri` as a picture: the text of an `<svg>`. */
export function qrCode(uri: string): string {
  return renderSVG(uri, { ecc: 'M', border: 4 })
}
