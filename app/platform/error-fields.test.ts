import { expect, it } from 'vitest'
import { errorFields } from './error-fields.ts'

it.each([
  [
    'Failed query: insert into "users" ("id", "email") values (?, ?)\nparams: 1,ana@example.com',
    'Error: failed query: insert users',
  ],
  ['Failed query: select 1\nparams: Ana', 'Error: failed query: select'],
  [
    'D1_ERROR: UNIQUE constraint failed: users.email: SQLITE_CONSTRAINT (ana@example.com)',
    'Error: database UNIQUE constraint failed: users.email SQLITE_CONSTRAINT',
  ],
  ['D1_ERROR: no such column: Ana', 'Error: database'],
  [
    'Unexpected token \'A\', "Ana secret" is not valid JSON',
    'Error: Unexpected token \'…\', "…" is not valid JSON',
  ],
  ['could not read https://sso.example/keys?user=ana', 'Error: could not read https://sso.example'],
  ['no mail for ana@example.com or +1 555 123-4567', 'Error: no mail for … or …'],
  ['bearer eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIxIn0 is bad', 'Error: bearer … is bad'],
  ['the account of a session just opened is gone', 'Error: the account of a session just opened is gone'],
])('%s', (message, shown) => {
  const fields = errorFields(new Error(message))
  expect(fields['error']).toBe(shown)
  expect(String(fields['stack'])).toMatch(/^\s+at /)
  expect(JSON.stringify(errorFields(new Error('outer', { cause: new Error(message) })))).not.toMatch(
    /Ana|ana@|555/,
  )
})

it('keeps name and code', () => {
  const error = Object.assign(new TypeError('fetch failed'), { code: 'ECONNREFUSED' })
  expect(errorFields(error)['error']).toBe('TypeError (ECONNREFUSED): fetch failed')
})

it('says nothing of what is thrown and no error', () => {
  expect(errorFields('ana@example.com')).toEqual({ error: 'a thrown string' })
})
