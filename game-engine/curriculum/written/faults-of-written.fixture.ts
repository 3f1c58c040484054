// What every written skill must keep to (docs/extending.md, "A language skill"). Each rule that is broken is said in words.
import { z } from 'zod'
import type { Language } from '#engine/core/languages.ts'
import { seedRandom, withDice } from '#engine/core/random.ts'
import { checkAnswer } from '../check-answer.ts'
import { DIFFICULTIES, type Exercise } from '../exercise.ts'
import { fillSentence, type SentenceWords } from '../fill-sentence.ts'
import { hardTexts, longSentences, wrongMarks } from '../reading-limits.fixture.ts'
import type { Sentence } from '../sentence.ts'
import type { Grade, Skill } from '../skill.ts'
import { draftItem, SHARED } from './draft-item.ts'
import { type Item, PART_SEPARATOR, type WrittenSkill } from './item.ts'
import { itemSentences } from './item-sentences.ts'
import { tellsAnswer } from './tells-answer.fixture.ts'
import { LEAST_ITEMS } from './written-generator.ts'

const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'no id in kebab-case')
const text = z
  .string()
  .min(1)
  .refine((value) => value === value.trim(), 'blanks at its ends')
  .refine((value) => !/['"]/.test(value), 'a straight quote')
  .refine((value) => !/[{}]/.test(value), 'a brace')
const wrong = z.strictObject({ text, why: text, mistake: id.optional() })
const base = {
  id,
  difficulty: z.union(DIFFICULTIES.map((difficulty) => z.literal(difficulty))),
  passage: id.optional(),
  question: text,
  hints: z.tuple([text, text, text]),
  because: text,
  fact: text.optional(),
  source: text.optional(),
}
const item = z.discriminatedUnion('kind', [
  z.strictObject({
    ...base,
    kind: z.literal('choice'),
    right: text,
    wrong: z.array(wrong).min(2).max(3),
    place: z.int().min(0).max(3).optional(),
  }),
  z.strictObject({
    ...base,
    kind: z.literal('gap'),
    right: text.max(40),
    also: z.array(text.max(40)).optional(),
    watch: z.array(z.enum(['capitals', 'accents'])).optional(),
    wrong: z.array(wrong).min(2).max(8),
  }),
  z.strictObject({
    ...base,
    kind: z.literal('order'),
    parts: z.array(text).min(3).max(10),
    also: z.array(z.array(text)).optional(),
    wrong: z.array(wrong).min(1).max(6),
  }),
  z.strictObject({
    ...base,
    kind: z.literal('match'),
    pairs: z
      .array(z.strictObject({ left: text, right: text, why: text, mistake: id.optional() }))
      .min(3)
      .max(5),
    more: z.array(text).max(3).optional(),
  }),
])
const written = z.strictObject({
  passages: z
    .record(id, z.strictObject({ title: text, text: z.array(text).min(1), checked: text.optional() }))
    .optional(),
  items: z.array(item),
})

/** Items at each difficulty, so that everybody finds some that suit. */
const LEAST_AT_EACH = 2
/** Share of choices whose right option is the longest. */
const RIGHT_IS_LONGEST = 0.5
const SEEDS = 6

/** @param shared sentences of all written items in this language */
export function faultsOfWritten(
  file: unknown,
  { skill, language, shared }: { skill: Skill; language: Language; shared: Readonly<Record<string, string>> },
): string[] {
  const parsed = written.safeParse(file)
  if (!parsed.success)
    return parsed.error.issues.map(({ path, message }) => `${nameOf(file, path)}: ${message}`)
  const whole = file as WrittenSkill
  return [
    ...countFaults(whole),
    ...passageFaults(whole),
    ...readingFaults(whole, skill.grade, language),
    ...whole.items.flatMap((one) =>
      [...itemFaults(one), ...exerciseFaults(one, whole, { skill, language, shared })].map(
        (fault) => `${one.id}: ${fault}`,
      ),
    ),
  ]
}

/** Where zod found something, with the id of the item instead of its number. */
function nameOf(file: unknown, path: readonly PropertyKey[]): string {
  const items = (file as { items?: readonly { id?: unknown }[] } | null)?.items
  const named = path[0] === 'items' && typeof path[1] === 'number' ? items?.[path[1]]?.id : undefined
  return [...(typeof named === 'string' ? [named, ...path.slice(2)] : path)].map(String).join(' ')
}

function countFaults({ items }: WrittenSkill): string[] {
  const ids = items.map((one) => one.id)
  const questions = items.map(({ question, passage }) => `${passage} ${question}`)
  const choices = items.filter((one) => one.kind === 'choice')
  const longest = choices.filter(({ right, wrong }) => wrong.every(({ text }) => text.length < right.length))
  const alike = items.filter(
    (one, index) => one.kind === 'choice' && questions.indexOf(`${one.passage} ${one.question}`) !== index,
  )
  return [
    ...(items.length < LEAST_ITEMS ? [`${items.length} items, ${LEAST_ITEMS} are the least`] : []),
    ...DIFFICULTIES.flatMap((difficulty) =>
      items.filter((one) => one.difficulty === difficulty).length < LEAST_AT_EACH
        ? [`fewer than ${LEAST_AT_EACH} items of difficulty ${difficulty}`]
        : [],
    ),
    ...ids.flatMap((one, index) => (ids.indexOf(one) === index ? [] : [`two items ${one}`])),
    ...alike
      .filter((one) => sameOptions(one, items[questions.indexOf(`${one.passage} ${one.question}`)]))
      .map((one) => `${one.id}: asked before`),
    ...(longest.length > choices.length * RIGHT_IS_LONGEST
      ? [`the right option is the longest in ${longest.length} of ${choices.length}`]
      : []),
  ]
}

function sameOptions(one: Item, other: Item | undefined): boolean {
  return one.kind === 'choice' && other?.kind === 'choice' && one.right === other.right
}

function passageFaults({ passages = {}, items }: WrittenSkill): string[] {
  const asked = new Set(items.flatMap(({ passage }) => (passage === undefined ? [] : [passage])))
  return [
    ...[...asked].flatMap((one) => (Object.hasOwn(passages, one) ? [] : [`there is no passage ${one}`])),
    ...Object.keys(passages).flatMap((one) => (asked.has(one) ? [] : [`nothing is asked about ${one}`])),
    ...Object.keys(passages).flatMap((one) =>
      items.some((other) => other.id === one) ? [`${one} is a passage and an item`] : [],
    ),
  ]
}

function readingFaults({ passages = {}, items }: WrittenSkill, grade: Grade, language: Language): string[] {
  const said = items.flatMap((one) => [
    one.question,
    ...(one.hints ?? []),
    one.because ?? '',
    ...(one.kind === 'match' ? one.pairs : one.wrong).map(({ why }) => why),
  ])
  const texts = Object.values(passages).map(({ text }) => text)
  const options = items.flatMap((one) =>
    one.kind === 'match'
      ? one.pairs.flatMap(({ left, right }) => [left, right])
      : one.wrong.map(({ text }) => text),
  )
  return [
    ...longSentences([...said, ...texts.flat()], grade, language),
    ...hardTexts([said.join(' '), ...texts.map((text) => text.join(' '))], grade, language),
    ...wrongMarks([...said, ...texts.flat(), ...options], language),
  ]
}

function itemFaults(one: Item): string[] {
  const reasons = (one.kind === 'match' ? one.pairs : one.wrong).map(({ why }) => why)
  const hints = one.hints ?? []
  return [
    ...twice(reasons, 'two reasons alike'),
    ...twice(hints, 'two hints alike'),
    ...hints.flatMap((hint, index) =>
      tellsAnswer(one, hint, index === 0) ? [`hint ${index + 1} tells the answer`] : [],
    ),
    ...answerFaults(one),
  ]
}

function answerFaults(one: Item): string[] {
  switch (one.kind) {
    case 'choice': {
      const places = one.place === undefined || one.place <= one.wrong.length
      return [
        ...twice([one.right, ...one.wrong.map(({ text }) => text)], 'two options alike'),
        ...(places ? [] : ['there is no such place']),
      ]
    }
    case 'gap':
      return [
        ...(one.question.split('___').length === 2 ? [] : ['one gap ___ in the question']),
        ...twice([one.right, ...(one.also ?? []), ...one.wrong.map(({ text }) => text)], 'an answer twice'),
      ]
    case 'order': {
      const orders = [
        one.parts,
        ...(one.also ?? []),
        ...one.wrong.map(({ text }) => text.split(PART_SEPARATOR)),
      ]
      const wanted = String([...one.parts].sort())
      return [
        ...twice(one.parts, 'two parts alike'),
        ...twice(orders.map(String), 'an order twice'),
        ...orders.flatMap((order) =>
          String([...order].sort()) === wanted ? [] : [`other parts: ${order.join(PART_SEPARATOR)}`],
        ),
      ]
    }
    case 'match':
      return [
        ...twice(
          one.pairs.map(({ left }) => left),
          'two left sides alike',
        ),
        ...twice([...one.pairs.map(({ right }) => right), ...(one.more ?? [])], 'two right sides alike'),
      ]
  }
}

function twice(texts: readonly string[], fault: string): string[] {
  return texts.flatMap((one, index) => (texts.indexOf(one) === index ? [] : [`${fault}: ${one}`]))
}

/** The exercises that are made of it: every word is there, the right answer is taken, each mistake is known by its reason. */
function exerciseFaults(
  one: Item,
  { passages = {}, items }: WrittenSkill,
  { skill, language, shared }: { skill: Skill; language: Language; shared: Readonly<Record<string, string>> },
): string[] {
  const sentences = { [SHARED]: shared, [skill.id]: itemSentences({ passages, items }, language) }
  const words = { language, sentences, nouns: {}, people: [] } as unknown as SentenceWords
  const passage = one.passage === undefined ? undefined : passages[one.passage]
  const drafts = Array.from({ length: SEEDS }, (_, seed) => {
    const [draft] = withDice(seedRandom(seed), (dice) => draftItem(one, passage, { area: skill.id, dice }))
    return draft
  })
  const faults = drafts.flatMap((draft) => [
    ...sentencesIn(draft).flatMap((sentence) => unsaid(sentence, words)),
    ...verdictFaults(draft.answer, language),
  ])
  return [...new Set(faults)]
}

function verdictFaults(answer: Exercise['answer'], language: Language): string[] {
  const right = checkAnswer(answer, answer.right, language)
  const also = 'also' in answer ? (answer.also ?? []) : []
  const others = answer.kind === 'matching' ? [] : answer.wrong
  return [
    ...(right.is === 'right' ? [] : [`the answer is taken for ${right.is}`]),
    ...also.flatMap((given) =>
      checkAnswer(answer, given, language).is === 'right' ? [] : [`${JSON.stringify(given)} is not taken`],
    ),
    ...others.flatMap((mistake) => {
      const verdict = checkAnswer(answer, mistake.value, language)
      return verdict.is === 'wrong' && verdict.mistake === mistake
        ? []
        : [`${JSON.stringify(mistake.value)} is taken for ${verdict.is}`]
    }),
  ]
}

function unsaid(sentence: Sentence, words: SentenceWords): string[] {
  try {
    return fillSentence(sentence, words).length > 0 ? [] : [`${sentence.key} says nothing`]
  } catch (error) {
    return [String(error)]
  }
}

/** Every sentence anywhere in plain data. */
function sentencesIn(data: unknown): Sentence[] {
  if (typeof data !== 'object' || data === null) return []
  return 'key' in data ? [data as Sentence] : Object.values(data).flatMap(sentencesIn)
}
