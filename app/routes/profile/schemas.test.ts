import { describe, expect, it } from 'vitest'
import type { ProfileFields } from '#app/domain/profiles/profile-fields.ts'
import { parseForm } from '#app/forms/parse-form.ts'
import {
  changedFields,
  codeSchema,
  emailSchema,
  eraseSchema,
  passwordSchema,
  phoneSchema,
  profileSchema,
  roleSchema,
} from './schemas.ts'

type Schema = Parameters<typeof parseForm>[1]

function read(schema: Schema, fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const submission = parseForm(form, schema)
  return submission.status === 'success' ? submission.value : submission.error
}

describe('a profile', () => {
  it.each([
    [{ displayName: 'm' }, { displayName: ['name_short', 'name_odd'] }],
    [{ displayName: '  ' }, { displayName: ['name_short', 'name_odd'] }],
    [{ displayName: '' }, { displayName: ['name_short', 'name_odd'] }],
    [{ displayName: 'x'.repeat(61) }, { displayName: ['name_odd'] }],
    [{ gradeLevel: '13' }, { gradeLevel: ['not_a_choice'] }],
    [{ gradeLevel: 'college' }, { gradeLevel: ['not_a_choice'] }],
    [{ language: 'de' }, { language: ['not_a_choice'] }],
    [{ country: 'US' }, { country: ['not_a_choice'] }],
    [{ role: 'admin' }, { role: ['not_a_choice'] }],
  ])('refuses %j', (fields, errors) => {
    expect(read(profileSchema, fields)).toEqual(errors)
  })

  it('takes any part of the five fields, and nothing else', () => {
    expect(read(profileSchema, {})).toEqual({})
    expect(read(profileSchema, { country: 'mx' })).toEqual({ country: 'mx' })
    expect(read(profileSchema, { gradeLevel: '' })).toEqual({ gradeLevel: '' })
    expect(read(profileSchema, { gradeLevel: 'K', id: 'someone-else' })).toEqual({ gradeLevel: 'K' })
  })
})

describe('what changed', () => {
  const stored: ProfileFields = {
    displayName: 'Maya',
    gradeLevel: 'middle',
    language: 'en',
    country: null,
    role: 'student',
  }

  it('is only what differs from what is stored', () => {
    const sent = {
      displayName: ' Maya ',
      gradeLevel: 'high',
      language: 'en',
      country: '',
      role: 'student',
    } as const
    expect(changedFields(stored, sent)).toEqual({ gradeLevel: 'high' })
    expect(changedFields(stored, {})).toEqual({})
  })

  it('unsets what was left empty', () => {
    expect(changedFields(stored, { gradeLevel: '', country: '' })).toEqual({ gradeLevel: null })
  })
})

describe('addresses, codes and passwords', () => {
  it.each([
    [' Maya@Example.COM ', 'maya@example.com'],
    ['maya', null],
    ['', null],
  ])('email %j', (email, expected) => {
    expect(read(emailSchema, { email })).toEqual(
      expected === null ? { email: ['email_invalid'] } : { email: expected },
    )
  })

  it.each([
    ['+1 (555) 010-0199', '15550100199'],
    ['15550100199', '15550100199'],
    ['0555', null],
    ['call me', null],
  ])('phone %j', (phone, expected) => {
    expect(read(phoneSchema, { phone })).toEqual(
      expected === null ? { phone: ['phone_invalid'] } : { phone: expected },
    )
  })

  it('takes six digits as a code, with a blank between', () => {
    expect(read(codeSchema, { code: '123 456' })).toEqual({ code: '123456' })
    for (const code of ['12345', '1234567', 'abcdef', '']) {
      expect(read(codeSchema, { code })).toEqual({ code: ['code_invalid'] })
    }
  })

  it('takes a password of 6 characters to 72 bytes', () => {
    expect(read(passwordSchema, { password: 'abcdef' })).toEqual({ password: 'abcdef' })
    expect(read(passwordSchema, { password: 'abcde' })).toEqual({ password: ['password_short'] })
    expect(read(passwordSchema, { password: 'é'.repeat(37) })).toEqual({ password: ['password_long'] })
  })

  it('takes an age of plain digits', () => {
    expect(read(roleSchema, { role: 'parent', age: '40' })).toEqual({ role: 'parent', age: 40 })
    for (const age of ['', '0', '018', '1e2', '40.0', '0x28', '121']) {
      expect(read(roleSchema, { role: 'parent', age })).toEqual({ age: ['age_missing'] })
    }
  })

  it('erases nothing without a word', () => {
    expect(read(eraseSchema, { confirmation: '' })).toEqual({ confirmation: ['mismatch'] })
    expect(read(eraseSchema, {})).toEqual({ confirmation: ['mismatch'] })
  })
})
