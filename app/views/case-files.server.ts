// Case files as lists and covers show them, for everybody; what their pages say is in case-contents.server.ts.
import { readingMinutes } from '#app/i18n/reading-minutes.ts'
import { yearText } from '#app/stage/lessons/drawing/year-text.ts'
import { BANDS, type Band } from '#engine/core/bands.ts'
import type { Language } from '#engine/core/languages.ts'
import type { CaseFile, CasePageWords } from '#engine/curriculum/case-files/case-file.ts'

/** By path. As text: what few visits ask for is not parsed whenever a Worker starts. */
const FILES = import.meta.glob<string>('../../game-engine/curriculum/case-files/cases/*.json', {
  query: '?raw',
  eager: true,
  import: 'default',
})

export interface StoredCase {
  readonly id: string
  readonly file: CaseFile
}

let parsed: readonly StoredCase[] | undefined

/** All cases: those open to everybody first, then by their year. */
export function readCases(): readonly StoredCase[] {
  parsed ??= Object.entries(FILES)
    .map(([path, text]) => ({ id: path.replace(/^.*\/|\.json$/g, ''), file: JSON.parse(text) as CaseFile }))
    .sort(
      ({ file: one }, { file: other }) =>
        Number(other.isOpen === true) - Number(one.isOpen === true) || one.year - other.year,
    )
  return parsed
}

export interface CaseCover {
  readonly id: string
  readonly band: Band
  readonly subject: CaseFile['subject']
  readonly title: string
  readonly question: string
  /** As the language writes it. */
  readonly year: string
  /** To everybody. */
  readonly isOpen: boolean
  /** That reading it takes. */
  readonly minutes: number
}

/** The covers of all cases, by band. */
export function listCases(language: Language): Readonly<Record<Band, readonly CaseCover[]>> {
  const covers = readCases().map((stored) => coverOf(stored, language))
  const ofBand = (band: Band) => covers.filter((cover) => cover.band === band)
  return Object.fromEntries(BANDS.map((band) => [band, ofBand(band)])) as Record<Band, CaseCover[]>
}

/** @returns undefined for an id of no case */
export function findCover(id: string | undefined, language: Language): CaseCover | undefined {
  const found = id === undefined ? undefined : readCases().find((stored) => stored.id === id)
  return found && coverOf(found, language)
}

function coverOf({ id, file }: StoredCase, language: Language): CaseCover {
  const { band, subject, year, words } = file
  const { title, question, pages, known } = words[language]
  const read = [...pages.flatMap(textsOf), ...known]
  return {
    ...{ id, band, subject, title, question },
    year: yearText(year, undefined, language),
    isOpen: file.isOpen === true,
    minutes: readingMinutes(read.join(' '), band),
  }
}

/** What somebody reads of a page: of the reasons one, as a rule. */
function textsOf({ title, text, choice }: CasePageWords): string[] {
  const options = Object.values(choice?.options ?? {})
  return [
    title,
    ...text,
    choice?.ask ?? '',
    ...options.map((option) => option.text),
    options[0]?.reason ?? '',
  ]
}
