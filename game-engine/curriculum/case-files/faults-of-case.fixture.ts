// What every case file must keep to (docs/extending.md, "A case file"). Each rule that is broken is said in words.
import { z } from 'zod'
import type { Band } from '#engine/core/bands.ts'
import { LANGUAGES, type Language } from '#engine/core/languages.ts'
import { HISTORY_SKILLS } from '../history/skills.ts'
import { drawing, id, text } from '../lessons/drawing-schema.fixture.ts'
import { partsOf, wordsIn } from '../lessons/lesson-drawing.ts'
import { hardTexts, longSentences, wrongMarks } from '../reading-limits.fixture.ts'
import { SCIENCE_SKILLS } from '../science/skills.ts'
import type { Grade } from '../skill.ts'
import type { CaseFile, CasePage, CasePageWords, CaseWords } from './case-file.ts'

/** The youngest who read the cases of a band by themselves; younger ones have them read aloud. */
const GRADE: Readonly<Record<Band, Grade>> = { elementary: 4, middle: 7, high: 10 }

const choice = z.strictObject({ options: z.array(id).min(2).max(4), answer: id })
const pageWords = z.strictObject({
  title: text.max(60),
  text: z.array(text).min(1).max(5),
  labels: z.record(z.string(), text.max(160)).optional(),
  alt: text.max(240).optional(),
  choice: z
    .strictObject({ ask: text, options: z.record(z.string(), z.strictObject({ text, reason: text })) })
    .optional(),
})
const words = z.strictObject({
  title: text.max(60),
  question: text.max(140),
  pages: z.array(pageWords),
  known: z.array(text).min(2).max(5),
})
const caseFile = z.strictObject({
  band: z.enum(['elementary', 'middle', 'high']),
  subject: z.enum(['science', 'history']),
  isOpen: z.literal(true).optional(),
  year: z.int(),
  skills: z.array(id).min(1).max(4),
  sources: z.array(text.regex(/\p{L}{3}.*\d{4}/u, 'a source without a year')).min(2),
  pages: z
    .array(z.strictObject({ drawing: drawing.optional(), choice: choice.optional() }))
    .min(5)
    .max(8),
  words: z.strictObject({ en: words, es: words, fr: words, zh: words }),
})

export function faultsOfCase(file: unknown): string[] {
  const parsed = caseFile.safeParse(file)
  if (!parsed.success) return parsed.error.issues.map(({ path, message }) => `${path.join(' ')}: ${message}`)
  const whole = file as CaseFile
  const known: readonly { readonly id: string }[] =
    whole.subject === 'science' ? SCIENCE_SKILLS : HISTORY_SKILLS
  return [
    ...whole.skills
      .filter((one) => !known.some((skill) => skill.id === one))
      .map((one) => `there is no skill ${one} in ${whole.subject}`),
    ...(whole.pages.filter((page) => page.drawing).length < 3 ? ['fewer than three drawings'] : []),
    ...(whole.pages.filter((page) => page.choice).length < 3 ? ['fewer than three choices'] : []),
    ...whole.pages.flatMap(pageFaults),
    ...LANGUAGES.flatMap((language) =>
      wordsFaults(whole.words[language], whole, language).map((fault) => `${language}: ${fault}`),
    ),
  ]
}

function pageFaults({ drawing: drawn, choice: asked }: CasePage, index: number): string[] {
  const parts = drawn ? partsOf(drawn) : []
  return [
    ...parts
      .filter((one, at) => parts.indexOf(one) !== at)
      .map((one) => `page ${index + 1}: two parts ${one}`),
    ...(asked && !asked.options.includes(asked.answer) ? [`page ${index + 1}: no option is the answer`] : []),
  ]
}

function wordsFaults(own: CaseWords, { band, pages }: CaseFile, language: Language): string[] {
  if (own.pages.length !== pages.length) return [`${own.pages.length} pages of words for ${pages.length}`]
  const said = [
    own.title,
    own.question,
    ...own.known,
    ...own.pages.flatMap((page) => [page.title, ...page.text, page.alt ?? '', ...choiceTexts(page)]),
  ]
  const told = [...own.pages.map((page) => page.text.join(' ')), own.known.join(' ')]
  return [
    ...own.pages.flatMap((page, index) =>
      wordsOfPageFaults(page, pages[index] ?? {}).map((fault) => `page ${index + 1}: ${fault}`),
    ),
    ...longSentences(said, GRADE[band], language),
    ...hardTexts([told.join(' ')], GRADE[band], language),
    ...wrongMarks(said, language),
  ]
}

function wordsOfPageFaults({ labels = {}, alt, choice: told }: CasePageWords, page: CasePage): string[] {
  const wanted = page.drawing ? wordsIn(page.drawing) : []
  const options = page.choice?.options ?? []
  return [
    ...wanted.filter((one) => !Object.hasOwn(labels, one)).map((one) => `no words for ${one}`),
    ...Object.keys(labels)
      .filter((one) => !wanted.includes(one))
      .map((one) => `words for ${one}, which is not drawn`),
    ...((alt !== undefined) === (page.drawing !== undefined)
      ? []
      : ['alt goes with a drawing, and only with one']),
    ...(Object.keys(told?.options ?? {})
      .sort()
      .join() === [...options].sort().join()
      ? []
      : ['its options are not those of the page']),
  ]
}

const choiceTexts = ({ choice: told }: CasePageWords) =>
  told ? [told.ask, ...Object.values(told.options).flatMap((option) => [option.text, option.reason])] : []
