import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { object, string } from 'zod/mini'
import { parseForm } from '#app/forms/parse-form.ts'
import { ageFields, GUARDIAN_EMAIL_INVALID } from './age-fields.ts'

const schema = object({ name: string(), ...ageFields })

function parse(fields: Record<string, string>) {
  const form = new FormData()
  form.set('name', 'Maya')
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return parseForm(form, schema)
}

describe('the fields of the age question', () => {
  it.each([
    [{}, undefined, undefined],
    [{ age: '', guardianEmail: '' }, undefined, undefined],
    [{ age: '9', guardianEmail: ' Mum@Example.com ' }, 9, 'mum@example.com'],
    [{ age: '18' }, 18, undefined],
    [{ age: '0' }, undefined, undefined],
    [{ age: '-3' }, undefined, undefined],
    [{ age: '9.5' }, undefined, undefined],
    [{ age: '999' }, undefined, undefined],
    [{ age: 'nine' }, undefined, undefined],
  ])('read %j', (fields, age, guardianEmail) => {
    const submission = parse(fields)
    expect(submission.status).toBe('success')
    expect(submission.status === 'success' && submission.value).toEqual({ name: 'Maya', age, guardianEmail })
  })

  it('find fault with an address that is none, by a code', () => {
    const submission = parse({ age: '9', guardianEmail: 'mum at home' })
    expect(submission.reply().error).toEqual({ guardianEmail: [GUARDIAN_EMAIL_INVALID] })
  })

  it('never keep anybody from signing up by the age', () => {
    fc.assert(fc.property(fc.string(), (age) => parse({ age }).status === 'success'))
  })
})
