// The nearest lesson of a question, among the real ones of each language.
import { expect, test } from 'vitest'
import type { Language } from '#engine/core/languages.ts'
import { findLesson } from '#engine/curriculum/homework/find-lesson.ts'
import { lessonIndex } from './lessons.server.ts'

const found = (language: Language, question: string) => findLesson(question, lessonIndex(language), language)

test.each<[Language, string, string]>([
  ['en', 'What is the Pythagorean theorem?', 'pythagorean-theorem'],
  ['es', '¿Qué es el teorema de Pitágoras?', 'pythagorean-theorem'],
  ['fr', 'C’est quoi le théorème de Pythagore ?', 'pythagorean-theorem'],
  ['zh', '什么是勾股定理？', 'pythagorean-theorem'],
  ['en', 'What is a noun?', 'en-parts-of-speech'],
  ['es', '¿Qué es un nombre?', 'es-genero-numero'],
  ['es', '¿Qué es una metáfora?', 'es-figuras'],
  ['fr', 'Qu’est-ce qu’un nom ?', 'fr-accord-gn'],
  ['fr', 'Qu’est-ce que le COD ?', 'fr-fonctions-cod-coi'],
  ['zh', '什么是比喻？', 'zh-bijiao-niren'],
  ['zh', '什么是论点？', 'zh-lunzheng-yuedu'],
  ['en', 'What is a logarithm?', 'logarithms'],
  ['en', 'What was the Cold War?', 'cold-war'],
  ['en', 'What is a primary source?', 'primary-secondary-sources'],
  ['en', 'Explain perimeter', 'perimeter'],
  ['en', 'What is photosynthesis?', 'photosynthesis-respiration'],
  ['es', '¿Qué es la fotosíntesis?', 'photosynthesis-respiration'],
  ['fr', 'Qu’est-ce que la photosynthèse ?', 'photosynthesis-respiration'],
  ['zh', '什么是光合作用？', 'photosynthesis-respiration'],
  ['en', 'What is the Industrial Revolution?', 'industrial-change'],
  ['es', '¿Qué es la Revolución Industrial?', 'industrial-change'],
  ['fr', 'Qu’est-ce que la révolution industrielle ?', 'industrial-change'],
  ['zh', '什么是工业革命？', 'industrial-change'],
])('in %s “%s” is explained by %s', (language, question, skill) => {
  expect(found(language, question)).toMatchObject({ skill, isAbout: true })
})

test.each<[Language, string, string]>([
  ['en', 'Why did the Roman Empire fall?', 'rome-and-han'],
  ['es', '¿Por qué cayó el Imperio romano?', 'rome-and-han'],
  ['en', 'When did World War II end?', 'first-world-war'],
  ['zh', '什么是名词？', 'zh-jufa-chengfen'],
])('in %s “%s” is near %s, which does not explain it', (language, question, skill) => {
  expect(found(language, question)).toMatchObject({ skill, isAbout: false })
})

test.each<[Language, string]>([
  ['en', 'What is osmosis?'],
  ['es', '¿Qué es la ósmosis?'],
  ['fr', 'Qu’est-ce que l’osmose ?'],
  ['zh', '什么是渗透作用？'],
  ['en', 'What is the Renaissance?'],
  ['es', '¿Qué es un sustantivo?'],
  ['en', 'Who won the football game yesterday?'],
  ['en', 'How do I make a bomb?'],
  ['en', '?'],
])('in %s no lesson claims to explain “%s”', (language, question) => {
  expect(found(language, question)?.isAbout ?? false).toBe(false)
})

test('what is fetched is small, and holds no worked example', () => {
  for (const language of ['en', 'es', 'fr', 'zh'] as const) {
    const index = JSON.stringify(lessonIndex(language))
    expect(new TextEncoder().encode(index).length).toBeLessThan(60_000)
    expect(index).not.toContain('"steps"')
  }
})
