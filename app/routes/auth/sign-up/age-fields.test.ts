import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { object, string } from 'zod/mini'
import { parseForm } from '#app/forms/parse-form.ts'
import { adultsOnly, ageFields } from './age-fields.ts'

const schema = object({ role: string(), ...ageFields }).check(adultsOnly)

function parse(fields: Record<string, string>) {
  const form = new FormData()
  form.set('role', 'student')
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return parseForm(form, schema)
}

describe('the fields of the age question', () => {
  it.each([
    [{ age: '9', guardianEmail: ' Mum@Example.com ' }, 9, 'mum@example.com'],
    [{ age: '18' }, 18, undefined],
    [{ age: '1', guardianEmail: '' }, 1, undefined],
  ])('read %j', (fields, age, guardianEmail) => {
    const submission = parse(fields)
    expect(submission.status === 'success' && submission.value).toEqual({
      role: 'student',
      age,
      guardianEmail,
    })
  })

  it.each([
    {},
    { age: '' },
    { age: '0' },
    { age: '-3' },
    { age: '9.5' },
    { age: '999' },
    { age: 'nine' },
    { age: '018' },
    { age: '1e1' },
    { age: '0x12' },
    { age: ' 9' },
  ])('cannot be passed by with %j', (fields) => {
    expect(parse(fields).reply().error).toEqual({ age: ['age_missing'] })
  })

  it('find fault with an address that is none, by a code', () => {
    const submission = parse({ age: '9', guardianEmail: 'mum at home' })
    expect(submission.reply().error).toEqual({ guardianEmail: ['guardian_email_invalid'] })
  })

  it('let nobody be a parent or a teacher below 18', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 120 }), fc.constantFrom('parent', 'teacher'), (age, role) => {
        const { error } = parse({ role, age: String(age) }).reply()
        expect(error).toEqual(age < 18 ? { age: ['age_adult'] } : undefined)
      }),
    )
  })
})
