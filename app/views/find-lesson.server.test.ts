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
  ['en', 'What is the water cycle?', 'water-and-earth-systems'],
  ['es', '¿Qué es el ciclo del agua?', 'water-and-earth-systems'],
  ['fr', 'C’est quoi le cycle de l’eau ?', 'water-and-earth-systems'],
  ['zh', '什么是水循环？', 'water-and-earth-systems'],
  ['en', 'What is a cell?', 'cells-and-parts'],
  ['es', '¿Qué es una célula?', 'cells-and-parts'],
  ['fr', 'Qu’est-ce qu’une cellule ?', 'cells-and-parts'],
  ['zh', '什么是细胞？', 'cells-and-parts'],
  ['en', 'What is the solar system?', 'solar-system-scale'],
  ['es', '¿Qué es el sistema solar?', 'solar-system-scale'],
  ['fr', 'Qu’est-ce que le système solaire ?', 'solar-system-scale'],
  ['zh', '什么是太阳系？', 'solar-system-scale'],
  ['en', 'What is natural selection?', 'evolution-evidence-selection'],
  ['es', '¿Qué es la evolución?', 'evolution-evidence-selection'],
  ['fr', 'C’est quoi la sélection naturelle ?', 'evolution-evidence-selection'],
  ['fr', 'Qu’est-ce que l’évolution ?', 'evolution-evidence-selection'],
  ['zh', '什么是自然选择？', 'evolution-evidence-selection'],
  ['en', 'What is homeostasis?', 'homeostasis-feedback'],
  ['fr', 'Qu’est-ce que l’homéostasie ?', 'homeostasis-feedback'],
  ['en', 'What is a Punnett square?', 'inheritance-probability'],
  ['es', '¿Qué es el cuadro de Punnett?', 'inheritance-probability'],
  ['en', 'What is the electromagnetic spectrum?', 'waves-light-information'],
  ['zh', '什么是电磁波谱？', 'waves-light-information'],
  ['en', 'What is plate tectonics?', 'earth-systems-tectonics-water'],
  ['fr', 'C’est quoi la tectonique des plaques ?', 'earth-systems-tectonics-water'],
  ['en', 'What is Newton’s second law?', 'newton-laws-momentum'],
  ['zh', '什么是化学平衡？', 'equilibrium-acids'],
  ['fr', 'C’est quoi une demi-vie ?', 'orbits-earth-history'],
  ['es', '¿Qué es la descolonización?', 'decolonization-africa'],
  ['en', 'What was the French Revolution?', 'age-of-revolutions'],
  ['es', '¿Qué fue la Revolución francesa?', 'age-of-revolutions'],
  ['fr', 'Qu’est-ce que la Révolution française ?', 'age-of-revolutions'],
  ['zh', '什么是法国大革命？', 'age-of-revolutions'],
  ['en', 'What was World War II?', 'second-world-war'],
  ['es', '¿Qué fue la Segunda Guerra Mundial?', 'second-world-war'],
  ['fr', 'C’est quoi la Seconde Guerre mondiale ?', 'second-world-war'],
  ['zh', '什么是第二次世界大战？', 'second-world-war'],
  ['en', 'What was WW2?', 'second-world-war'],
  ['en', 'WWII', 'second-world-war'],
  ['en', 'What was the Second World War?', 'second-world-war'],
  ['es', '¿Qué fue la 2.ª Guerra Mundial?', 'second-world-war'],
  ['es', '¿Qué fue la II Guerra Mundial?', 'second-world-war'],
  ['fr', 'C’est quoi la 2e GM ?', 'second-world-war'],
  ['fr', 'La Deuxième Guerre mondiale', 'second-world-war'],
  ['zh', '二战是什么？', 'second-world-war'],
  ['zh', '什么是WW2？', 'second-world-war'],
])('in %s “%s” is explained by %s', (language, question, skill) => {
  expect(found(language, question)).toMatchObject({ skill, isAbout: true })
})

test.each<[Language, string, string]>([
  ['en', 'Why did the Roman Empire fall?', 'rome-and-han'],
  ['es', '¿Por qué cayó el Imperio romano?', 'rome-and-han'],
  ['en', 'When did World War II end?', 'second-world-war'],
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
