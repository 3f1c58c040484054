import { expect, test } from 'vitest'
import { readGuide } from './read-guide.ts'
import { MOST_CHARACTERS } from './tidy-text.ts'

const read = (...parts: BlobPart[]) =>
  readGuide(new Blob(parts), {
    language: 'en',
    turn: null,
    onProgress: () => {},
    signal: new AbortController().signal,
  })

test('plain text is taken as it is, without what cannot be seen', async () => {
  expect(await read('\ufeff# Cells\r\nA cell\u0007 is 细胞.\u202e\n')).toMatchObject({
    ok: true,
    value: { text: '# Cells\nA cell is 细胞.', isCut: false, picture: null },
  })
})

test('100,000 characters are cut at the end of a line, and it is said', async () => {
  const result = await read('A line of notes.\n'.repeat(6_000))
  expect(result).toMatchObject({ ok: true, value: { isCut: true } })
  expect(result.ok && result.value.text.length).toBeLessThanOrEqual(MOST_CHARACTERS)
  expect(result.ok && result.value.text.endsWith('notes.')).toBe(true)
})

test.each<[string, string, BlobPart]>([
  ['a file of a word processor', 'wrong_kind', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 8, 0])],
  ['bytes that are no UTF-8', 'wrong_kind', new Uint8Array([0x41, 0xff, 0xfe, 0xc0])],
  ['nothing', 'empty', ''],
  ['blanks', 'no_text', ' \n\t\u200b'],
  ['11 MB', 'too_large', new Uint8Array(11 * 1_024 * 1_024).fill(65)],
])('%s is refused as %s', async (_, code, content) => {
  expect(await read(content)).toEqual({ ok: false, code })
})
