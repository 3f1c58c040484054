/** What a password hash costs: OWASP Password Storage Cheat Sheet, scrypt minimum (N=2^14, r=8, p=5), 0.1 s of CPU. */
export const SCRYPT_COST = { ln: 14, r: 8, p: 5 }
