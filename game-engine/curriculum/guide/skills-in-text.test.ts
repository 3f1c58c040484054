import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Language } from '#engine/core/languages.ts'
import { type NamedGoal, skillsInText } from './skills-in-text.ts'

const MAPS = new URL('../', import.meta.url)

function skillsOf(language: Language): NamedGoal[] {
  return ['mathematics', 'science', 'history', 'language'].flatMap((subject) => {
    const folder = new URL(`${subject}/names/${language}/`, MAPS)
    return readdirSync(folder).flatMap((file) => {
      const names = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Record<
        string,
        Omit<NamedGoal, 'id'>
      >
      return Object.entries(names).map(([id, words]) => ({ id, ...words }))
    })
  })
}

const found = (text: string, language: Language) =>
  skillsInText(text, skillsOf(language), language).map(({ id }) => id)

test('a text about cells is matched to cells, one about fractions to fractions', () => {
  const cells =
    'A cell is the smallest unit of life. Living things are made of cells. Mitochondria are the parts that release energy.'
  expect(found(cells, 'en')[0]).toBe('cells-and-parts')
  const fractions =
    'The numerator is the number above the bar. To add fractions with unlike denominators, rename them. The perimeter is the distance around a shape.'
  expect(found(fractions, 'en')).toEqual(expect.arrayContaining(['perimeter', 'add-fractions-unlike']))
})

test('in the language of the text', () => {
  expect(found('细胞是生物的基本单位。绿色植物用光合作用制造有机物，呼吸作用释放能量。', 'zh')).toContain(
    'photosynthesis-respiration',
  )
  expect(found('Les êtres vivants sont faits de cellules. Une cellule a plusieurs parties.', 'fr')[0]).toBe(
    'cells-and-parts',
  )
  expect(found('Dos fracciones equivalentes nombran la misma parte de un entero.', 'es')).toContain(
    'equivalent-and-compare-fractions',
  )
})

test('a text about none of them is matched to none, and to four at most', () => {
  expect(
    found('We went to the beach and my brother made a sand castle. Then we ate ice cream.', 'en'),
  ).toEqual([])
  expect(found('', 'en')).toEqual([])
  const everything = skillsOf('en')
    .map(({ name, goal }) => `${name}. ${goal}`)
    .join('\n')
  expect(found(everything, 'en')).toHaveLength(4)
})
