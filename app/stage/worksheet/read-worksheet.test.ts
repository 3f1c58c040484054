// What comes of a file, with stand-ins for what reads it. The real ones read a PNG, a JPG, a PDF with text and a locked one in the
// journey (worksheet.spec.ts); a PDF whose pages are pictures is read here alone.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MOST_PAGES, MOST_PICTURES } from './read-pdf.ts'
import { MOST_BYTES, MOST_STEP_TIME, MOST_TIME, type Readers, readWorksheet } from './read-worksheet.ts'
import type { ReadingProgress } from './worksheet.types.ts'

const CANVAS = { toBlob: (use: BlobCallback) => use(new Blob(['drawn'])) } as HTMLCanvasElement
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
const png = (width = 600, height = 300) => {
  const size = new DataView(new ArrayBuffer(8))
  size.setUint32(0, width)
  size.setUint32(4, height)
  return new Blob([Uint8Array.from(PNG), size])
}
const pdf = () => new Blob(['%PDF-1.7'])

const stopped = vi.fn()
const closed = vi.fn()
let steps: string[]
let stopper: AbortController
beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  steps = []
  stopper = new AbortController()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Pages by their text; a page without any is a picture on which `onPicture` stands. */
function readers(pages: readonly string[] = [], onPicture = '', change: Partial<Readers> = {}): Readers {
  return {
    drawFile: async () => CANVAS,
    openPdf: async () => ({
      pages: pages.length,
      page: async (number) => ({ text: async () => pages[number - 1] ?? '', draw: async () => CANVAS }),
      close: closed,
    }),
    startTextRecogniser: async (_, onShare) => {
      onShare('preparing', 1)
      return {
        async recognise() {
          onShare('reading', 0.5)
          const words = onPicture === '' ? [] : [{ text: onPicture, confidence: 90 }]
          return { text: onPicture, words }
        },
        stop: stopped,
      }
    },
    ...change,
  }
}

function read(file: Blob, by: Readers) {
  return readWorksheet(
    file,
    {
      language: 'en',
      turn: 0,
      onProgress: ({ step, page, pages }: ReadingProgress) => steps.push(`${step} ${page}/${pages}`),
      signal: stopper.signal,
    },
    by,
  )
}

test.each([
  ['an empty file', new Blob([]), 'empty'],
  ['11 MB', new Blob([new Uint8Array(11 * 1_024 * 1_024)]), 'too_large'],
  ['one byte more than 10 MB', new Blob([new Uint8Array(MOST_BYTES + 1)]), 'too_large'],
  [
    'a program called worksheet.pdf',
    new File(['MZ'], 'worksheet.pdf', { type: 'application/pdf' }),
    'wrong_kind',
  ],
  ['a picture of 900 million pixels', png(30_000, 30_000), 'too_many_pixels'],
  ['a picture cut off in its header', new Blob([Uint8Array.from(PNG)]), 'damaged'],
  ['a picture without a side', png(0, 300), 'damaged'],
])('%s is refused before anything reads it', async (_, file, code) => {
  const by = readers([], '', {
    drawFile: vi.fn(),
    openPdf: vi.fn(),
    startTextRecogniser: vi.fn(),
  })
  expect(await read(file, by)).toEqual({ ok: false, code })
  for (const reader of [by.drawFile, by.openPdf, by.startTextRecogniser])
    expect(reader).not.toHaveBeenCalled()
})

const rejects =
  (name: string, message = '') =>
  async () => {
    throw Object.assign(new Error(message), { name })
  }
test.each([
  ['a locked PDF', pdf(), { openPdf: rejects('PasswordException') }, 'locked'],
  ['a damaged PDF', pdf(), { openPdf: rejects('InvalidPDFException') }, 'damaged'],
  ['a damaged picture', png(), { drawFile: rejects('InvalidStateError') }, 'damaged'],
  ['a reader that does not come', png(), { startTextRecogniser: rejects('TypeError') }, 'not_loaded'],
  [
    'a reader of PDF that does not come',
    pdf(),
    {
      openPdf: async () => {
        throw new TypeError('Failed to fetch dynamically imported module')
      },
    },
    'not_loaded',
  ],
  ['a page without text', png(), {}, 'no_text'],
] as const)('%s is refused', async (_, file, change, code) => {
  expect(await read(file, readers([], '', change))).toEqual({ ok: false, code })
})

test('a picture is read, shown and its reader ended', async () => {
  expect(await read(png(), readers([], '3 + 4 ='))).toMatchObject({
    ok: true,
    value: { text: '3 + 4 =', isCut: false, pagesLeft: 0, blankPages: [], unsure: [] },
  })
  expect(steps).toEqual(['preparing 1/1', 'preparing 1/1', 'reading 1/1', 'reading 1/1'])
  await vi.runAllTimersAsync()
  expect(stopped).toHaveBeenCalledOnce()
})

test('text of a PDF is taken as it is; a page that is a picture is read as one', async () => {
  const result = await read(pdf(), readers(['1. Why?', '', '3. Who?'], '2. When?'))
  expect(result).toMatchObject({ ok: true, value: { text: '1. Why?\n\n2. When?\n\n3. Who?' } })
  expect(steps).toContain('reading 2/3')
  expect(closed).toHaveBeenCalledOnce()
})

test('a file of 300 pages is read in part, and says so', async () => {
  const result = await read(pdf(), readers(Array(300).fill('3 + 4 =')))
  expect(result).toMatchObject({ ok: true, value: { pagesLeft: 300 - MOST_PAGES } })
})

test('of pages that are pictures only some are read, the others are named', async () => {
  const result = await read(pdf(), readers(Array(MOST_PICTURES + 2).fill(''), '3 + 4 ='))
  expect(result).toMatchObject({ ok: true, value: { blankPages: [MOST_PICTURES + 1, MOST_PICTURES + 2] } })
})

test('a page of 100,000 characters ends the reading', async () => {
  const result = await read(pdf(), readers(['12 + 7 =\n'.repeat(11_112), 'more']))
  expect(result).toMatchObject({ ok: true, value: { isCut: true, pagesLeft: 1 } })
})

const forever = () => new Promise<never>(() => {})
test('a page of a PDF that never ends is given up, and its worker ended', async () => {
  const page = { text: forever, draw: forever }
  const openPdf = async () => ({ pages: 1, page: async () => page, close: closed })
  const result = read(pdf(), readers([], '', { openPdf }))
  await vi.advanceTimersByTimeAsync(MOST_STEP_TIME)
  expect(await result).toEqual({ ok: false, code: 'too_slow' })
  expect(closed).toHaveBeenCalledOnce()
})

test('what takes two minutes in all is given up', async () => {
  const result = read(png(), readers([], '', { drawFile: forever }))
  await vi.advanceTimersByTimeAsync(MOST_TIME)
  expect(await result).toEqual({ ok: false, code: 'too_slow' })
})

test('cancelled, it ends at once, tells nothing more, and its reader is ended', async () => {
  const recogniser = { recognise: forever, stop: stopped }
  const result = read(png(), readers([], '', { startTextRecogniser: async () => recogniser }))
  await vi.advanceTimersByTimeAsync(1)
  const told = steps.length
  stopper.abort()
  await expect(result).rejects.toMatchObject({ name: 'AbortError' })
  await vi.runAllTimersAsync()
  expect(stopped).toHaveBeenCalledOnce()
  expect(steps).toHaveLength(told)
})
