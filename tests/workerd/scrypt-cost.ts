// Stands in for app/domain/accounts/internal/scrypt-cost.ts inside workerd tests, which hash some thousand passwords.
// The real cost is proved by password-hash.isolated.test.ts and paid by the browser journeys.
export const SCRYPT_COST = { ln: 4, r: 8, p: 1 }
