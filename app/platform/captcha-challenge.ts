/** What a solved captcha is good for: a challenge names one, and no other call takes its solution. */
export type CaptchaPurpose =
  | 'sign_up'
  | 'sign_in'
  | 'recovery'
  | 'sign_in_code'
  | 'confirmation'
  | 'single_sign_on'
  | 'contact'
  | 'newsletter'

/** An ALTCHA challenge (version 2), as it travels. */
export interface CaptchaChallenge {
  parameters: {
    algorithm: string
    /** Hex, 16 bytes. */
    nonce: string
    /** Hex, 16 bytes. */
    salt: string
    /** Iterations of the key derivation. */
    cost: number
    /** Bytes of a derived key. */
    keyLength: number
    /** Hex: how the key that is looked for begins. */
    keyPrefix: string
    keySignature?: string
    /** Seconds since the epoch. */
    expiresAt?: number
    data?: Record<string, string | number | boolean | null>
  }
  signature?: string
}

/** The captcha a form is asked for. */
export interface AskedCaptcha {
  challenge: CaptchaChallenge
  /** Until the same call passes without one, as long as nobody else on the network calls. */
  retryAfterSeconds: number
}
