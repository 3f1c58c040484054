import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BANDS } from '#engine/core/bands.ts'
import { LANGUAGES, type Language } from '#engine/core/languages.ts'
import { seedRandom, withDice } from '#engine/core/random.ts'
import { LEVELS } from '#engine/learning/missions/constants.ts'
import { MAX_CELLS } from '../constants.ts'
import { layOut } from '../lay-out.ts'
import { isEnd, type Maze, openFrom, rightWay, spelledBy, wayTo } from '../maze.ts'
import { nextStep, takeStep, type Walk } from '../walk.ts'
import { MISSIONS } from './missions.ts'
import type { WordMission } from './word-mission.ts'

const SETS = LANGUAGES.flatMap((language) => BANDS.map((band) => [language, band] as const))

/** What no way may spell, not even on its way; a whole-word list, so that harmless words may have them inside. */
const RUDE: Readonly<Record<Language, readonly string[]>> = {
  en: 'arse ass bum butt cock crap cum damn dick die dumb fag fat fuck hell homo idiot kill nazi nude pee penis piss poo poop porn pube rape retard sex shit slut stupid suck tit tits turd wank whore'.split(
    ' ',
  ),
  es: 'burro caca cabron coger cono coño cojon culo feo gilipollas gordo idiota joder mata matar mear mierda nazi negro pedo pene pendejo pis pito polla puta puto sexo teta tetas tonto zorra'.split(
    ' ',
  ),
  fr: 'batard bite bitte caca chier chiant con conne connard connasse couille cul debile fesse foutre gros idiot merde nazi nichon nul pd pet pipi pisse pute putain sale salope sexe tuer zizi'.split(
    ' ',
  ),
  zh: '屄 操 肏 妈的 他妈 傻 蠢 笨 猪 狗 屎 屁 尿 死 杀 滚 贱 色情 骚 婊 鸡巴 日你'.split(' '),
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

function mazeOf(mission: WordMission, seed: number): Maze {
  return withDice(seedRandom(seed), (dice) => layOut(mission, dice))[0]
}

const seeds = fc.integer({ min: 0, max: 0xffff_ffff })

describe.each(SETS)('%s %s', (language, band) => {
  const missions = MISSIONS[language][band]
  const rude = new Set(RUDE[language].map(plain))

  test('has at least twelve missions, three or more a level, no word twice', () => {
    expect(missions.length).toBeGreaterThanOrEqual(12)
    for (let level = 1; level <= LEVELS; level++)
      expect(missions.filter((mission) => mission.level === level).length).toBeGreaterThanOrEqual(3)
    expect(new Set(missions.map(({ id }) => id)).size).toBe(missions.length)
    expect(missions.filter(({ id }) => id !== id.normalize('NFC') || /\s/.test(id))).toEqual([])
  })

  test.each(missions.map((mission) => [mission.id, mission] as const))('%s', (id, mission) => {
    expect(mission.traps.length).toBeGreaterThanOrEqual(2)
    fc.assert(
      fc.property(seeds, (seed) => {
        const maze = mazeOf(mission, seed)
        const { cells, columns, rows } = maze
        expect(cells.length).toBeLessThanOrEqual(MAX_CELLS)
        expect(new Set(cells.map(({ x, y }) => `${x} ${y}`)).size).toBe(cells.length)
        expect(cells.filter(({ x, y }) => x < 0 || y < 0 || x >= columns || y >= rows)).toEqual([])
        const apart = cells.filter(({ x, y, from }, cell) => {
          const before = from === null ? undefined : cells[from]
          if (from === null || before === undefined) return cell !== 0
          return Math.abs(before.x - x) + Math.abs(before.y - y) !== 1 || !openFrom(maze, from).includes(cell)
        })
        expect(apart).toEqual([])
        // One way spells the word, every other end a different text that is not the word.
        const ends = cells.flatMap((_, cell) => (isEnd(maze, cell) ? [cell] : []))
        const spelled = ends.map((cell) => spelledBy(maze, wayTo(maze, cell)))
        expect(ends).toHaveLength(1 + mission.traps.length)
        expect(new Set(spelled).size).toBe(ends.length)
        expect(spelled.filter((text) => text === id)).toHaveLength(1)
        expect(spelledBy(maze, rightWay(maze))).toBe(id)
        expect(ends.map((cell) => cells[cell]?.trap).toSorted()).toEqual(
          [null, ...mission.traps.keys()].toSorted(),
        )
        const onTheWay = cells.map((_, cell) => spelledBy(maze, wayTo(maze, cell)))
        expect(onTheWay.filter((text) => text === id)).toHaveLength(1)
        expect(onTheWay.filter((text) => rude.has(plain(text)))).toEqual([])
        // From the end of every wrong way, the next steps lead to the word.
        for (const cell of ends) {
          let walk: Walk = { maze, way: wayTo(maze, cell) }
          while (spelledBy(maze, walk.way) !== id) walk = stepped(walk)
          expect(walk.way).toEqual(rightWay(maze))
        }
      }),
      { numRuns: 3 },
    )
  })
})

function stepped(walk: Walk): Walk {
  const step = takeStep(walk, nextStep(walk))
  if (!step.ok || step.value.mistake !== null) throw new Error('no step of the right way')
  return step.value.bench
}
