import { expect, it } from 'vitest'
import { keepPrefix } from './keep-prefix.ts'

it.each([
  ['L’e-mail, tes E-mails', 'L’e-\u2060mail, tes E-\u2060mails'],
  ['peut-être', 'peut-être'],
  ['K-12, 3-4', 'K-12, 3-4'],
])('a line of %s does not break behind a first letter', (text, kept) => {
  expect(keepPrefix(text)).toBe(kept)
})
