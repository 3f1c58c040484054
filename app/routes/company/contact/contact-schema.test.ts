import { describe, expect, it } from 'vitest'
import { parseForm } from '#app/forms/parse-form.ts'
import { type ContactFault, contactSchema } from './contact-schema.ts'
import { readSubject } from './read-subject.ts'

const GOOD = { name: 'Ana Ruiz', email: 'ana@example.com', message: 'Hello!' }

function parse(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return parseForm(form, contactSchema)
}

/** The first fault of each field. */
function faultsOf(fields: Record<string, string>): Record<string, string | undefined> {
  const submission = parse(fields)
  const error: Record<string, string[] | null> = submission.status === 'error' ? (submission.error ?? {}) : {}
  return Object.fromEntries(Object.entries(error).map(([name, codes]) => [name, codes?.[0]]))
}

function faults(change: Record<string, string>): Record<string, string | undefined> {
  return faultsOf({ ...GOOD, ...change })
}

describe('what is written on the form', () => {
  it('is taken, without blanks around it, with one kind of line break', () => {
    const typed = {
      name: '  Ana ',
      email: ' Ana@Example.COM ',
      message: '\r\n Hello!\r\n\r\nBye\u2028now \r\n',
    }
    const submission = parse({ ...typed, subject: ' Enterprise Plan Inquiry ' })
    expect(submission.status === 'success' && submission.value).toEqual({
      name: 'Ana',
      email: 'ana@example.com',
      message: 'Hello!\n\nBye\nnow',
      subject: 'Enterprise Plan Inquiry',
    })
  })

  const REFUSED: [what: string, change: Record<string, string>, field: string, code: ContactFault][] = [
    ['no name', { name: '' }, 'name', 'name_missing'],
    ['a name of blanks', { name: ' \t\u00a0 ' }, 'name', 'name_missing'],
    ['a name that is a letter', { name: 'x'.repeat(101) }, 'name', 'name_long'],
    ['a name with a header behind it', { name: 'Ana\r\nBcc: all@example.com' }, 'name', 'unreadable'],
    ['a name that ends another line', { name: 'Ana\u0000Ruiz' }, 'name', 'unreadable'],
    ['a name that reads backwards', { name: 'Ana \u202egnp.exe' }, 'name', 'unreadable'],
    ['no address', { email: '' }, 'email', 'email_invalid'],
    ['no address, but a word', { email: 'ana' }, 'email', 'email_invalid'],
    ['half an address', { email: 'ana@example' }, 'email', 'email_invalid'],
    ['two addresses', { email: 'ana@example.com, ben@example.com' }, 'email', 'email_invalid'],
    [
      'an address with a header behind it',
      { email: 'ana@example.com\nBcc: b@example.com' },
      'email',
      'email_invalid',
    ],
    ['an address that is a letter', { email: `${'x'.repeat(250)}@example.com` }, 'email', 'email_invalid'],
    ['no message', { message: '' }, 'message', 'message_missing'],
    ['a message of blanks', { message: '\r\n \t \r\n' }, 'message', 'message_missing'],
    ['a message that is a book', { message: 'x'.repeat(4_001) }, 'message', 'message_long'],
    ['a message with signs no page shows', { message: 'a\u0007b' }, 'message', 'unreadable'],
    ['a message that reads backwards', { message: 'a\u2066b' }, 'message', 'unreadable'],
    ['a subject that is a letter', { subject: 'x'.repeat(121) }, 'subject', 'subject_long'],
    ['a subject with a header behind it', { subject: 'Hi\r\nTo: all@example.com' }, 'subject', 'unreadable'],
  ]
  it.each(REFUSED)('is refused: %s', (_, change, field, code) => {
    expect(faults(change)).toEqual({ [field]: code })
  })

  it.each([
    { name: '🎈'.repeat(100) },
    { name: "Zoë O'Neil-Ruiz, 3.º B" },
    { name: '李小明' },
    { message: '字'.repeat(4_000) },
    { message: 'A list:\n\t- one\n\t- two' },
    { message: 'if (a < b && c > d) alert("x")' },
    { subject: '' },
    { subject: 'x'.repeat(120) },
  ])('may be %o', (change) => {
    expect(faults(change)).toEqual({})
  })

  it('needs every field but the subject', () => {
    expect(Object.keys(faultsOf({}))).toEqual(['name', 'email', 'message'])
  })
})

describe('a subject in the address', () => {
  it.each([
    ['Enterprise%20Plan%20Inquiry', 'Enterprise Plan Inquiry'],
    ['', ''],
    ['%20%0D%0A', ''],
    ['Hi%0D%0ABcc:%20x', 'Hi Bcc: x'],
    ['x'.repeat(500), 'x'.repeat(120)],
    ['%F0%9F%8E%88', '🎈'],
  ])('%s is read as %o, and may be sent', (typed, subject) => {
    expect(readSubject(new URLSearchParams(`subject=${typed}`))).toBe(subject)
    expect(faults({ subject })).toEqual({})
  })

  it('that is missing is none', () => {
    expect(readSubject(new URLSearchParams())).toBe('')
  })
})
