import { beforeEach, expect, test, vi } from 'vitest'
import { readPicture, weigh } from './read-picture.ts'
import type { Recognised } from './text-recogniser.ts'

/** A canvas is the way up it lies; each turn to the right counts one more. */
vi.mock('../chosen-file/draw-picture.ts', () => ({
  turned: (picture: unknown, turn: number) => (Number(picture) + turn) % 4,
  toFile: async (picture: unknown) => picture,
}))

const UPRIGHT: Recognised = {
  text: '3 + 4 =',
  words: [
    { text: '3', confidence: 95 },
    { text: '+', confidence: 20 },
    { text: '4', confidence: 50 },
    { text: 'apples', confidence: 90 },
  ],
}
const GARBLED: Recognised = { text: '= ト + €', words: [{ text: 'v', confidence: 31 }] }

const read = vi.fn(async (lies: unknown) => (lies === 0 ? UPRIGHT : GARBLED))
const recogniser = { recognise: read as (picture: unknown) => Promise<Recognised>, stop() {} }
const onTurn = vi.fn()
beforeEach(() => vi.clearAllMocks())

function reading(turn: 0 | 1 | 2 | 3 | null, signal = new AbortController().signal) {
  return { recogniser, turn, onTurn, signal }
}
/** A page that lies so many quarter turns away from upright. */
const page = (turns: number) => turns as unknown as HTMLCanvasElement

test.each([
  [0, 1],
  [2, 2],
  [3, 3],
  [1, 4],
])('a page turned %i times is read the right way up, at try %i', async (turns, tries) => {
  const { text, picture } = await readPicture(page(turns), reading(null))
  expect(text).toBe('3 + 4 =')
  expect(picture).toBe(0)
  expect(read).toHaveBeenCalledTimes(tries)
  expect(onTurn).toHaveBeenCalledTimes(tries - 1)
})

test('somebody who turned it themselves is followed', async () => {
  expect((await readPicture(page(0), reading(1))).text).toBe(GARBLED.text)
  expect(read).toHaveBeenCalledTimes(1)
})

test('a page that is not to be read any way is read as well as it goes', async () => {
  read.mockImplementation(async () => GARBLED)
  expect((await readPicture(page(0), reading(null))).text).toBe(GARBLED.text)
  expect(read).toHaveBeenCalledTimes(4)
})

test('words it is not sure of are named, signs alone are not', async () => {
  read.mockImplementation(async () => UPRIGHT)
  expect((await readPicture(page(0), reading(0))).unsure).toEqual(['4'])
})

test('stopped, it is not turned again', async () => {
  read.mockImplementation(async () => GARBLED)
  await expect(readPicture(page(0), reading(null, AbortSignal.abort()))).rejects.toMatchObject({
    name: 'AbortError',
  })
  expect(read).toHaveBeenCalledTimes(1)
})

test('a few letters read surely by chance weigh less than a page read fairly well', async () => {
  const fair = { text: 'fair', words: [{ text: 'Worksheet', confidence: 70 }] }
  const chance = { text: 'w', words: [{ text: 'w', confidence: 74 }] }
  read.mockImplementation(async (lies) => (lies === 0 ? fair : chance))
  expect((await readPicture(page(0), reading(null))).text).toBe('fair')
})

test('letters and digits are weighed, signs are not', () => {
  expect(weigh({ text: '', words: [] })).toEqual({ sureness: 0, evidence: 0 })
  const words = [
    { text: 'ab', confidence: 90 },
    { text: '7', confidence: 30 },
    { text: '~', confidence: 1 },
  ]
  expect(weigh({ text: '', words })).toEqual({ sureness: 70, evidence: 80 })
})
