import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { zstdCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { ankiCollection, newPackage, zipOf } from './anki-package.fixture.ts'
import { readApkg } from './read-apkg.ts'
import { unzip, zipEntries } from './read-zip.ts'

const packed = (notes: readonly (readonly string[])[]) => zipOf({ 'collection.anki2': ankiCollection(notes) })

/** A table of 120 MB by its own header, of which 1 KB is left when packed. */
const LARGE = Buffer.alloc(120_000_000)
ankiCollection([['a', 'b']]).forEach((byte, at) => {
  LARGE[at] = byte
})
LARGE.writeUInt32BE(LARGE.length / LARGE.readUInt16BE(16), 28)

const writtenBy = (library: string) =>
  new Uint8Array(readFileSync(new URL(`packages/${library}.apkg`, import.meta.url)))

async function cardsOf(bytes: Uint8Array) {
  const read = await readApkg(bytes)
  return typeof read === 'string' ? read : read.cards
}

describe('a package of Anki', () => {
  it('by genanki gives its notes, its gaps and no script', async () => {
    expect(await cardsOf(writtenBy('genanki'))).toEqual([
      { front: 'Mitochondrion', back: 'releases energy & heat' },
      { front: 'la célula', back: 'the cell' },
      { front: 'The {{c1::heart}} pumps {{c2::blood::a liquid}}.', back: '' },
      { front: '光合作用', back: '光能\n→ 化学能 🌱' },
      { front: '$\\frac{1}{2}$', back: '0.5' },
      { front: 'What is this?', back: 'a cell' },
      { front: 'Hello', back: 'tap' },
    ])
  })

  it('by anki-apkg-export gives its notes', async () => {
    expect(await cardsOf(writtenBy('anki-apkg-export'))).toEqual([
      { front: 'España', back: 'Madrid' },
      { front: '中国', back: '北京' },
      { front: 'Which flag?', back: 'none\nat all' },
      { front: 'x < 5 & y > 2', back: 'true' },
    ])
  })

  it('gives its notes, as text', async () => {
    const cards = await cardsOf(
      packed([
        ['Mitochondrion', 'releases <b>energy</b>'],
        ['The {{c1::heart}} pumps {{c2::blood::a liquid}}.', ''],
        ['\\(\\frac{1}{2}\\)', '0.5'],
        ['光合作用', '<div>一</div><div>二</div>'],
        ['<script>alert(1)</script>', 'never'],
      ]),
    )
    expect(cards).toEqual([
      { front: 'Mitochondrion', back: 'releases energy' },
      { front: 'The {{c1::heart}} pumps {{c2::blood::a liquid}}.', back: '' },
      { front: '$\\frac{1}{2}$', back: '0.5' },
      { front: '光合作用', back: '一\n二' },
    ])
  })

  it('says how many of its notes have nothing to read in front, as the one of Anki’s media.apkg', async () => {
    const notes = [
      ['[sound:foo.wav]', ''],
      ['<img src="a.png">', 'a cell'],
      ['sun', '[sound:sol.mp3]'],
    ]
    expect(await readApkg(packed(notes))).toEqual({
      cards: [{ front: 'sun', back: '' }],
      leftOut: 2,
      isCut: false,
    })
    expect(await readApkg(packed(notes.slice(0, 1)))).toEqual({ cards: [], leftOut: 1, isCut: false })
  })

  it('of a new version gives the notes of its newest table', async () => {
    const notes = Array.from({ length: 3_000 }, (_, index) => [`front ${index} 光`, `<b>back</b> ${index}`])
    expect(await cardsOf(newPackage(notes))).toEqual(
      notes.map((_, index) => ({ front: `front ${index} 光`, back: `back ${index}` })),
    )
  })

  it('of thousands of notes, and of notes longer than a page of the file, is read whole', async () => {
    const long = Array.from({ length: 3_000 }, (_, index) => `word ${index}`).join(' ')
    const notes = Array.from({ length: 5_000 }, (_, index) => [
      `front ${index}`,
      index === 4_321 ? long : `back ${index}`,
    ])
    const cards = await cardsOf(packed(notes))
    expect(cards).toHaveLength(5_000)
    expect(cards).toEqual(notes.map(([front, back]) => ({ front, back })))
  })

  it.each<[string, Uint8Array, string]>([
    ['nothing', new Uint8Array(0), 'not_readable'],
    ['no archive', new Uint8Array(randomBytes(500)), 'not_readable'],
    ['an archive of something else', zipOf({ 'hello.txt': new Uint8Array(9) }), 'not_readable'],
    [
      'an archive of no table',
      zipOf({ 'collection.anki2': new Uint8Array(randomBytes(5_000)) }),
      'not_readable',
    ],
    ['of a new version, its table no frame', newPackage([], Buffer.alloc(9)), 'not_readable'],
    [
      'of a new version, cut',
      newPackage([], zstdCompressSync(ankiCollection([])).subarray(0, -9)),
      'not_readable',
    ],
    [
      'of a new version, unpacking to no table',
      newPackage([], zstdCompressSync(randomBytes(500))),
      'not_readable',
    ],
    [
      'of a new version, unpacking to more than we read',
      newPackage([], zstdCompressSync(LARGE)),
      'too_large',
    ],
    ['larger than we read', new Uint8Array(50_000_001), 'too_large'],
  ])('that is %s is refused', async (_, bytes, code) => {
    expect(await readApkg(bytes)).toBe(code)
  })

  it('that is cut or damaged anywhere is refused or read, and never goes on for ever', async () => {
    const table = ankiCollection([
      ['a', 'b'],
      ['c', 'd'],
    ])
    for (let at = 0; at < 120; at++) {
      const damaged = table.slice()
      damaged[(at * 173) % table.length] = (at * 37) % 256
      const cards = await cardsOf(zipOf({ 'collection.anki2': damaged }))
      expect(Array.isArray(cards) || cards === 'not_readable').toBe(true)
    }
    expect(await readApkg(packed([['a', 'b']]).slice(0, 400))).toBe('not_readable')
  })

  it('whose rows all lie in one place is refused, not read over and over', async () => {
    const table = ankiCollection([['a'.repeat(800), 'b'], ...Array.from({ length: 40 }, () => ['c', 'd'])])
    const view = new DataView(table.buffer, table.byteOffset)
    const page = Math.floor(Buffer.from(table).indexOf('aaaa') / 4_096) * 4_096
    for (let cell = 1; cell < view.getUint16(page + 3); cell++)
      view.setUint16(page + 8 + cell * 2, view.getUint16(page + 8))
    expect(await readApkg(zipOf({ 'collection.anki2': table }))).toBe('not_readable')
  })

  it('that unpacks to more than it says is stopped', async () => {
    const bomb = zipOf({ x: new Uint8Array(5_000_000) })
    const entry = zipEntries(bomb)?.get('x')
    expect(bomb.length).toBeLessThan(10_000)
    expect(entry && (await unzip(bomb, entry, 1_000_000))).toBe('too_large')
  })
})
