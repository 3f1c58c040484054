import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, it } from 'vitest'
import { COMMON_PASSWORDS } from './common-passwords.ts'
import { PASSWORD_MIN } from './password-rules.ts'

it('are the 3,000 most common ones that our minimum length would let through', () => {
  const source: readonly string[] = dictionary['passwords-common'] ?? []
  const long = source.filter((password) => [...password].length >= PASSWORD_MIN && !/[\s`\\$]/.test(password))
  expect([...COMMON_PASSWORDS]).toEqual(long.slice(0, 3_000))
})
