// The rules of spec 000 section 5, each at its edge. Browser and server run these same schemas.
import { describe, expect, it } from 'vitest'
import { parseForm } from '#app/forms/parse-form.ts'
import { emailAddressSchema, phoneAddressSchema, sixDigitsSchema } from './code/code-schema.ts'
import { loginSchema } from './login/login-schema.ts'
import { newPasswordSchema } from './new-password/new-password-schema.ts'
import { signUpSchema } from './sign-up/sign-up-schema.ts'

function form(fields: Readonly<Record<string, string>>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  return data
}

const MAYA = {
  email: ' Maya@Example.com ',
  password: 'sparks',
  displayName: ' Al ',
  role: 'student',
  gradeLevel: 'elementary',
  language: 'en',
  country: 'us',
  age: '9',
}

function signUp(changes: Readonly<Record<string, string>>) {
  return parseForm(form({ ...MAYA, ...changes }), signUpSchema)
}

describe('login', () => {
  it('takes six characters, not five', () => {
    expect(parseForm(form({ email: 'a@b.co', password: '12345' }), loginSchema)).toMatchObject({
      error: { password: ['password_short'] },
    })
    expect(parseForm(form({ email: 'a@b.co', password: '123456' }), loginSchema).status).toBe('success')
  })
  it.each([
    '',
    'maya',
    'maya@',
    '@example.com',
    'maya@example',
    'ma ya@example.com',
    `${'a'.repeat(250)}@b.co`,
  ])('refuses the address %j', (email) => {
    expect(parseForm(form({ email, password: 'sparks' }), loginSchema)).toMatchObject({
      error: { email: ['email_invalid'] },
    })
  })
  it('says of empty fields what they need, each once', () => {
    expect(parseForm(form({}), loginSchema)).toMatchObject({
      error: { email: ['email_invalid'], password: ['password_short'] },
    })
  })
})

describe('a password', () => {
  const check = (password: string) => parseForm(form({ password }), newPasswordSchema)
  it('is counted in characters: six emoji will do, five with long codes will not', () => {
    expect(check('🦊🦊🦊🦊🦊🦊').status).toBe('success')
    expect(check('🦊🦊🦊🦊🦊')).toMatchObject({ error: { password: ['password_short'] } })
  })
  it('ends at 72 bytes', () => {
    expect(check('x'.repeat(72)).status).toBe('success')
    expect(check('x'.repeat(73))).toMatchObject({ error: { password: ['password_long'] } })
  })
  it('keeps its blanks', () => {
    expect(check('  a b ')).toMatchObject({ status: 'success', value: { password: '  a b ' } })
  })
})

describe('sign-up', () => {
  it('reads the eight answers, blanks around name and address gone', () => {
    expect(signUp({})).toMatchObject({
      status: 'success',
      value: { ...MAYA, email: 'maya@example.com', displayName: 'Al', age: 9 },
    })
  })
  it.each([
    [{ displayName: 'A' }, 'displayName', 'name_short'],
    [{ displayName: '  A  ' }, 'displayName', 'name_short'],
    [{ displayName: 'x'.repeat(61) }, 'displayName', 'name_long'],
    [{ role: 'admin' }, 'role', 'role_invalid'],
    [{ role: '' }, 'role', 'role_invalid'],
    [{ gradeLevel: '' }, 'gradeLevel', 'grade_missing'],
    [{ gradeLevel: 'college' }, 'gradeLevel', 'grade_missing'],
    [{ language: '' }, 'language', 'language_missing'],
    [{ language: 'de' }, 'language', 'language_missing'],
    [{ country: '' }, 'country', 'country_missing'],
    [{ country: 'aq' }, 'country', 'country_missing'],
    [{ password: '12345' }, 'password', 'password_short'],
    [{ email: 'maya' }, 'email', 'email_invalid'],
    [{ age: '' }, 'age', 'age_missing'],
    [{ role: 'parent' }, 'age', 'age_adult'],
    [{ guardianEmail: 'maya+mum@example.com' }, 'guardianEmail', 'guardian_email_own'],
  ] as const)('%j is a fault of %s', (changes, field, code) => {
    expect(signUp(changes)).toMatchObject({ error: { [field]: [code] } })
  })
  it('names every fault at once', () => {
    const { status, ...rest } = signUp({ email: '', gradeLevel: '', country: '' })
    expect(status).toBe('error')
    expect(rest).toMatchObject({
      error: { email: ['email_invalid'], gradeLevel: ['grade_missing'], country: ['country_missing'] },
    })
  })
  it.each(['parent', 'teacher'])('a %s has no grade and no grown-up, whatever is sent along', (role) => {
    const adult = { role, age: '40' }
    expect(signUp({ ...adult, guardianEmail: 'not an address' })).toMatchObject({ status: 'success' })
    expect(signUp({ ...adult, gradeLevel: 'high' })).toMatchObject({ value: { role, gradeLevel: null } })
    expect(signUp({ ...adult, gradeLevel: '' })).toMatchObject({ value: { role, gradeLevel: null } })
  })
})

describe('a code', () => {
  it('goes to a mailbox or a phone', () => {
    expect(parseForm(form({ email: 'A@b.co' }), emailAddressSchema)).toMatchObject({
      value: { email: 'a@b.co' },
    })
    expect(parseForm(form({ phone: '+1 (555) 010-0199' }), phoneAddressSchema)).toMatchObject({
      value: { phone: '+15550100199' },
    })
    expect(parseForm(form({ phone: '0555 0100' }), phoneAddressSchema)).toMatchObject({
      error: { phone: ['phone_invalid'] },
    })
  })
  it('has six digits', () => {
    expect(parseForm(form({ code: ' 123 456 ' }), sixDigitsSchema)).toMatchObject({
      value: { code: '123456' },
    })
    for (const code of ['', '12345', '1234567', '12a456'])
      expect(parseForm(form({ code }), sixDigitsSchema)).toMatchObject({ error: { code: ['code_invalid'] } })
  })
})
