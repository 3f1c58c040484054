// What every written lesson must keep to (docs/extending.md, "A lesson"). Each rule that is broken is said in words.
import { z } from 'zod'
import type { Language } from '#engine/core/languages.ts'
import { hardTexts, longSentences, wrongMarks } from '../reading-limits.fixture.ts'
import type { Grade } from '../skill.ts'
import { drawing, id, text } from './drawing-schema.fixture.ts'
import { partsOf, wordsIn } from './lesson-drawing.ts'
import type { WrittenLesson, WrittenLessonWords } from './written-lesson.ts'

const words = z.strictObject({
  title: text.max(60),
  idea: z.array(text).min(2).max(4),
  mistake: text,
  labels: z.record(z.string(), text.max(160)),
  steps: z.array(text),
})
const lesson = z.strictObject({
  source: text.optional(),
  drawing,
  lights: z.array(z.array(id).min(1)).min(3).max(7),
  words: z.partialRecord(z.enum(['en', 'es', 'fr', 'zh']), words),
})

/** Longest sentences of the idea: words, and characters of Chinese. Kindergarten to grade 2, to grade 5, above. */
export const LONGEST_OF_IDEA = [
  { upTo: 2, words: 12, characters: 22 },
  { upTo: 5, words: 22, characters: 34 },
  { upTo: 12, words: 30, characters: 44 },
] as const

export interface Asked {
  readonly grade: Grade
  /** It has to be told in. */
  readonly languages: readonly Language[]
}

export function faultsOfLesson(file: unknown, { grade, languages }: Asked): string[] {
  const parsed = lesson.safeParse(file)
  if (!parsed.success) return parsed.error.issues.map(({ path, message }) => `${path.join(' ')}: ${message}`)
  const whole = file as WrittenLesson
  const told = Object.keys(whole.words) as Language[]
  return [
    ...languages.filter((one) => !told.includes(one)).map((one) => `it is not told in ${one}`),
    ...told.filter((one) => !languages.includes(one)).map((one) => `it has no business in ${one}`),
    ...drawingFaults(whole),
    ...told.flatMap((language) => {
      const own = whole.words[language]
      return own ? wordsFaults(own, whole, { grade, language }).map((fault) => `${language}: ${fault}`) : []
    }),
  ]
}

function drawingFaults({ drawing: of, lights }: WrittenLesson): string[] {
  const known = partsOf(of)
  return [
    ...known.flatMap((one, index) => (known.indexOf(one) === index ? [] : [`two parts ${one}`])),
    ...lights.flat().flatMap((one) => (known.includes(one) ? [] : [`there is no part ${one} to light`])),
    ...(of.kind === 'timeline' &&
    of.parts.some(({ year }, index) => year < (of.parts[index - 1]?.year ?? year))
      ? ['the years are out of order']
      : []),
  ]
}

function wordsFaults(
  { title, idea, mistake, labels, steps }: WrittenLessonWords,
  { drawing: of, lights }: WrittenLesson,
  { grade, language }: { grade: Grade; language: Language },
): string[] {
  const wanted = wordsIn(of)
  const said = [title, ...idea, mistake, ...steps]
  const longest = LONGEST_OF_IDEA.find(({ upTo }) => grade <= upTo) ?? LONGEST_OF_IDEA[2]
  return [
    ...wanted.filter((one) => !Object.hasOwn(labels, one)).map((one) => `no words for ${one}`),
    ...Object.keys(labels)
      .filter((one) => !wanted.includes(one))
      .map((one) => `words for ${one}, which is not drawn`),
    ...(steps.length === lights.length ? [] : [`${steps.length} steps, ${lights.length} lights`]),
    ...steps.flatMap((one, index) => (steps.indexOf(one) === index ? [] : [`said twice: ${one}`])),
    ...idea
      .filter((one) =>
        language === 'zh' ? one.length > longest.characters : one.split(/[\s\u00a0]+/).length > longest.words,
      )
      .map((one) => `too long for an idea: ${one}`),
    ...longSentences(said, grade, language),
    ...hardTexts([said.slice(1).join(' ')], grade, language),
    ...wrongMarks(said, language),
  ]
}
