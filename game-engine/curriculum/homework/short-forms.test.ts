import { expect, test } from 'vitest'
import type { Language } from '#engine/core/languages.ts'
import { findFact } from './find-nearest.ts'
import { tokensOf } from './tokens.ts'

const SAME: readonly (readonly [Language, string, string])[] = [
  ['en', 'WW2', 'World War II'],
  ['en', 'the Second World War', 'World War Two'],
  ['en', 'WWI', 'World War I'],
  ['en', 'the USA', 'the United States of America'],
  ['en', 'the U.S.', 'the United States'],
  ['en', 'the UK', 'the United Kingdom'],
  ['en', 'DNA', 'deoxyribonucleic acid'],
  ['en', 'CO₂', 'carbon dioxide'],
  ['es', 'la 2ª Guerra Mundial', 'la Segunda Guerra Mundial'],
  ['es', 'EE. UU.', 'Estados Unidos'],
  ['es', 'el ADN', 'el ácido desoxirribonucleico'],
  ['es', 'el MCD', 'el máximo común divisor'],
  ['fr', 'la 2e GM', 'la Seconde Guerre mondiale'],
  ['fr', 'la Deuxième Guerre mondiale', 'la Seconde Guerre mondiale'],
  ['fr', 'les USA', 'les États-Unis'],
  ['fr', 'la Grande Guerre', 'Première Guerre mondiale'],
  ['fr', 'l’URSS', 'l’Union soviétique'],
  ['fr', 'le PGCD', 'le plus grand commun diviseur'],
  ['zh', '二战', '第二次世界大战'],
  ['zh', '二次世界大战', '第二次世界大战'],
  ['zh', 'USA的首都', '美国的首都'],
  ['zh', '脱氧核糖核酸', 'DNA'],
]

test.each(SAME)('in %s “%s” is read as “%s”', (language, short, long) => {
  expect(tokensOf(short, language)).toEqual(tokensOf(long, language))
})

test.each<[Language, string, string]>([
  ['en', 'tell us', 'tell the United States'],
  ['en', 'WW22', 'World War II'],
  ['fr', 'un', 'Nations unies'],
  ['es', '¿qué usa la planta?', '¿qué Estados Unidos la planta?'],
  ['fr', 'la plus grande guerre', 'la plus Première Guerre mondiale'],
  ['zh', '这一战', '这第一次世界大战'],
  ['zh', '秦的统一战争', '秦的统第一次世界大战争'],
  ['zh', '抗日统一战线', '抗日统第一次世界大战线'],
  ['zh', '第二战场', '第第二次世界大战场'],
])('in %s “%s” is not “%s”', (language, text, other) => {
  expect(tokensOf(text, language)).not.toEqual(tokensOf(other, language))
})

test('a fact that has the long name is found by the short one, and the other way round', () => {
  const facts = [{ question: 'In which year did World War II end?' }, { question: 'What is DNA made of?' }]
  expect(findFact('when did WW2 end? which year', facts, 'en')).toBe(facts[0])
  expect(findFact('What is deoxyribonucleic acid made of?', facts, 'en')).toBe(facts[1])
})

test('a short form within a long one is left', () => {
  expect(tokensOf('第二次世界大战', 'zh').join()).toBe('第二,二次,次世,世界,界大,大战')
})
