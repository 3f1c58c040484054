// The words of History Hunt in one language, as a page loads them (words/<language>/), and the sentences made with them.
import type { Band } from '#engine/core/bands.ts'
import type { DateRange, Side } from './artefact.ts'
import type { ArtefactId } from './artefacts.ts'
import type { MissionTask } from './mission.ts'
import type { Mistake } from './state.ts'

/** artefacts.json: what is read of one artefact. */
export interface ArtefactWords {
  readonly name: string
  readonly what: string
  readonly where: string
  /** What it changed, without its name: it is matched with the artefact. */
  readonly change: string
  readonly clues: Readonly<Partial<Record<Side, string>>>
}

/** missions.json: what is read of one mission. */
export interface MissionWords {
  readonly title: string
  readonly task: string
  readonly hints: readonly string[]
}

type MistakeSentence =
  | `too-${'early' | 'late'}${'' | '-near' | '-confused'}`
  | 'older-than'
  | 'newer-than'
  | 'other-change'

/** sentences.json: labels, and templates with {years}, {date} or {other} in them. */
export interface HuntSentences {
  readonly sides: Readonly<Record<Side, string>>
  readonly spans: Readonly<Record<Exclude<Band, 'high'>, readonly string[]>>
  readonly tasks: Readonly<Record<MissionTask, string>>
  readonly dates: Readonly<Record<'ce' | 'bce' | 'about', string>>
  readonly mistakes: Readonly<Record<MistakeSentence, string>>
}

export interface HuntWords {
  readonly artefacts: Readonly<Record<ArtefactId, ArtefactWords>>
  readonly missions: Readonly<Record<Band, Readonly<Record<string, MissionWords>>>>
  readonly sentences: HuntSentences
}

/** A mistake of fewer years is "a little" too early or too late. */
const NEAR_YEARS = 20

/** "c. 530 BCE", "1400–1532", "1903": ranges do not reach from BCE to CE. */
export function sayDate({ from, to, circa }: DateRange, { dates }: HuntSentences): string {
  const years = [...new Set([Math.abs(from), Math.abs(to)])].join('–')
  const date = dates[to < 0 ? 'bce' : 'ce'].replace('{years}', years)
  return circa ? dates.about.replace('{date}', date) : date
}

/** One sentence that says why an answer was wrong. Years are rounded to two digits, so that they do not give the date away. */
export function sayMistake(mistake: Mistake, { artefacts, sentences }: HuntWords): string {
  if ('other' in mistake) {
    return filled(sentences.mistakes[mistake.kind], { other: artefacts[mistake.other].name })
  }
  const { kind, years, confusedWith } = mistake
  if (years < NEAR_YEARS) return sentences.mistakes[`${kind}-near`]
  const rounded = String(Number(years.toPrecision(2)))
  return confusedWith === null
    ? filled(sentences.mistakes[kind], { years: rounded })
    : filled(sentences.mistakes[`${kind}-confused`], { years: rounded, other: artefacts[confusedWith].name })
}

function filled(template: string, gaps: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (gap, name: string) => gaps[name] ?? gap)
}
