// What every written lesson must keep to (docs/extending.md, "A lesson"). Each rule that is broken is said in words.
import { z } from 'zod'
import type { Language } from '#engine/core/languages.ts'
import { hardTexts, longSentences } from '../reading-limits.fixture.ts'
import type { Grade } from '../skill.ts'
import { PICTURES, partsOf, wordsIn } from './lesson-drawing.ts'
import type { WrittenLesson, WrittenLessonWords } from './written-lesson.ts'

const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'no id in kebab-case')
const text = z
  .string()
  .min(1)
  .refine((value) => value === value.trim(), 'blanks at its ends')
  .refine((value) => !/['"]/.test(value), 'a straight quote')
const part = z.strictObject({ id, picture: z.enum(PICTURES).optional() })
const marked = z.strictObject({ id, role: id.optional() })
const point = z.tuple([z.number().min(0).max(340), z.number().min(0).max(260)])
const way = z.strictObject({ id, points: z.array(point).min(2), at: point })
const parts = (of: z.ZodType, least: number, most: number) => z.array(of).min(least).max(most)

const drawing = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('cycle'), parts: parts(part, 3, 6), centre: part.optional() }),
  z.strictObject({ kind: z.literal('chain'), parts: parts(part, 2, 6) }),
  z.strictObject({ kind: z.literal('causes'), causes: parts(part, 1, 5), effects: parts(part, 1, 4) }),
  z.strictObject({
    kind: z.literal('layers'),
    parts: parts(z.strictObject({ id, fill: z.enum(['plain', 'dots', 'waves', 'bricks', 'lines']) }), 2, 7),
  }),
  z.strictObject({ kind: z.literal('rings'), parts: parts(z.strictObject({ id }), 2, 5) }),
  z.strictObject({
    kind: z.literal('timeline'),
    parts: parts(z.strictObject({ id, year: z.int(), about: z.literal(true).optional() }), 3, 7),
  }),
  z.strictObject({
    kind: z.literal('map'),
    land: z.array(z.array(point).min(3)),
    rivers: z.array(way).optional(),
    places: parts(z.strictObject({ id, at: point, picture: z.enum(PICTURES).optional() }), 1, 8),
    routes: z.array(way).optional(),
  }),
  z.strictObject({ kind: z.literal('table'), columns: parts(id, 2, 3), rows: parts(id, 2, 6) }),
  z.strictObject({
    kind: z.literal('particles'),
    boxes: parts(
      z.strictObject({ id, state: z.enum(['solid', 'liquid', 'gas']), mixed: z.literal(true).optional() }),
      1,
      3,
    ),
  }),
  z.strictObject({
    kind: z.literal('forces'),
    thing: part,
    arrows: parts(
      z.strictObject({
        id,
        to: z.enum(['left', 'right', 'up', 'down']),
        size: z.union([z.literal(1), z.literal(2), z.literal(3)]),
      }),
      1,
      4,
    ),
  }),
  z.strictObject({
    kind: z.literal('bars'),
    bars: parts(z.strictObject({ id, value: z.number().positive() }), 2, 6),
  }),
  z.strictObject({ kind: z.literal('sentence'), lines: parts(parts(marked, 1, 8), 1, 4) }),
  z.strictObject({
    kind: z.literal('word'),
    words: parts(parts(z.strictObject({ id, means: z.literal(true).optional() }), 1, 6), 1, 4),
  }),
  z.strictObject({ kind: z.literal('paragraph'), parts: parts(marked, 2, 7) }),
])
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
    ...(language === 'fr' && said.some((one) => /[^\u202f\u00a0][?!;»]|[^\u202f\u00a0\d]:/.test(one))
      ? ['a French mark without its narrow space']
      : []),
  ]
}
