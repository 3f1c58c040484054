import { describe, expect, it } from 'vitest'
import { ankiCollection, zipOf } from '#app/stage/cards/apkg/anki-package.fixture.ts'
import { readTable } from '#engine/cards/table.ts'
import { readCardFile } from './read-card-file.ts'

async function read(...parts: BlobPart[]) {
  const file = await readCardFile(new Blob(parts))
  return typeof file === 'string' ? file : { ...file, cards: readTable(file.table) }
}

describe('a file of cards', () => {
  it('is told by its content', async () => {
    const apkg = zipOf({ 'collection.anki2': ankiCollection([['sun', 'sol']]) }).slice().buffer
    for (const file of [[apkg], ['sun,sol\n'], ['sun\tsol'], ['#separator:tab\n#html:true\n<b>sun</b>\tsol']])
      expect(await read(...file)).toMatchObject({ cards: [{ front: 'sun', back: 'sol' }], isCut: false })
  })

  it('saved by an old spreadsheet keeps its accents', async () => {
    expect(await read(new Uint8Array([0xe1, 0x3b, 0xf1]))).toMatchObject({
      cards: [{ front: 'á', back: 'ñ' }],
    })
  })

  it('with more than fits comes in part, and says so', async () => {
    const file = await read(
      Array.from({ length: 5_000 }, (_, index) => `card ${index},${'x'.repeat(80)}\n`).join(''),
    )
    expect(file).toMatchObject({ isCut: true })
    expect(typeof file === 'string' ? 0 : file.cards.length).toBeGreaterThan(2_000)
  })

  it('of many megabytes is read in part, also where that is within a letter', async () => {
    const file = await read('x', 'é,é\n'.repeat(400_000))
    expect(file).toMatchObject({ isCut: true })
    expect(typeof file === 'string' ? file : file.cards[1]).toEqual({ front: 'é', back: 'é' })
  })

  it('of notes without text is an empty list that says so', async () => {
    const apkg = zipOf({ 'collection.anki2': ankiCollection([['[sound:foo.wav]', '']]) }).slice().buffer
    expect(await read(apkg)).toMatchObject({ cards: [], isCut: false, leftOut: 1 })
  })

  it.each([
    ['empty', ''],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13])],
  ])('that is %s is refused', async (_, content) => {
    expect(await read(content)).toBe('not_readable')
  })
})
