// Analytics as pages show them: texts and drawings in the reader's language.
import type { Analytics } from '#app/domain/analytics/analytics.types.ts'
import { sortSkills } from '#app/domain/analytics/sort-skills.ts'
import { compareWeeks, type Tally, weekByWeek } from '#app/domain/analytics/weeks-compared.ts'
import type { GameSubject } from '#app/domain/catalogue/games.ts'
import type { WeekTally } from '#app/domain/progress/weeks-back.ts'
import { currentLocale } from '#app/i18n/current-locale.ts'
import { m } from '#app/i18n/generated/messages.ts'
import type { RequestContext } from '#app/platform/context.ts'
import { gameName, SUBJECT_NAMES } from '#app/words/games.ts'
import { drawAnalyticsWeeks } from './draw-analytics-weeks.server.tsx'
import { skillNames } from './practice.server.ts'
import { practisedIn } from './practised-in.ts'
import { minutesText, numberText, rightText } from './tally-texts.ts'

export type AnalyticsView = ReturnType<typeof viewAnalytics>

/** @param isOwn whether the reader is the learner: skills lead to their practice then */
export function viewAnalytics(ctx: RequestContext, analytics: Analytics, { isOwn }: { isOwn: boolean }) {
  const { depth, games, practice, cards, tests, skills } = analytics
  const all = [...games, ...practice, ...cards, ...tests]
  const rows = [
    ...grouped(games, ({ gameId }) => gameId).map(([id, weeks]) => rowOf(id, gameName(id), weeks)),
    ...grouped(practice, ({ skill }) => practisedIn(skill)?.subject ?? 'review').map(([subject, weeks]) =>
      rowOf(subject, practiceName(subject), weeks),
    ),
    rowOf('cards', m.analytics_cards(), cards),
    rowOf('tests', m.analytics_tests(), tests),
  ]
  return {
    sums: sumsOf(all),
    rows: rows.filter((row) => row !== null),
    weeks: depth === 'advanced' ? drawAnalyticsWeeks(ctx, weekByWeek(all)) : null,
    skills: skills && viewSkills(skills, isOwn),
  }
}

/** Null where neither of the eight weeks has anything. */
function rowOf(id: string, name: string, weeks: readonly WeekTally[]) {
  const { now, before } = compareWeeks(weeks)
  return now.times + before.times === 0
    ? null
    : {
        id,
        name,
        times: numberText(now.times),
        /** Null where no time is kept. */
        minutes: now.durationMs === 0 ? null : minutesText(now),
        right: rightText(now),
        before: rightText(before),
      }
}

function sumsOf(weeks: readonly WeekTally[]) {
  const { now, before } = compareWeeks(weeks)
  const sum = (id: string, label: string, text: (tally: Tally) => string | null) => ({
    id,
    label,
    value: text(now) ?? '–',
    before: before.times === 0 ? null : text(before),
  })
  return [
    sum('minutes', m.analytics_minutes(), minutesText),
    sum('answers', m.analytics_answers(), ({ answered }) => numberText(answered)),
    sum('right', m.analytics_right(), rightText),
  ]
}

function viewSkills(records: NonNullable<Analytics['skills']>, isOwn: boolean) {
  const { growing, needTime, next } = sortSkills(records)
  const language = currentLocale()
  const { missed } = records
  const names = skillNames(
    [...growing, ...[...needTime, ...next, ...missed].map(({ skill }) => skill)],
    language,
  )
  const nameOf = (skill: string) => names[skill] ?? skill
  const pathOf = (skill: string) => (isOwn ? (practisedIn(skill)?.pathIn(language) ?? null) : null)
  const named = (skill: string) => ({ id: skill, name: nameOf(skill) })
  return {
    growing: growing.map(named),
    needTime: needTime.map(({ skill, right, tries }) => ({
      ...named(skill),
      counts: m.progress_right_of({ right: numberText(right), seen: numberText(tries) }),
    })),
    next: next.map(({ skill, why }) => ({ ...named(skill), why, to: pathOf(skill) })),
    missed: missed.map(({ skill, questions }) => ({ ...named(skill), questions })),
  }
}

/** Sessions on no map look again at what was missed, of whatever subject. */
function practiceName(subject: GameSubject | 'review'): string {
  return subject === 'review'
    ? m.analytics_review()
    : m.analytics_practice_of({ subject: SUBJECT_NAMES[subject]() })
}

/** In the order of their first row. */
function grouped<Row, Key extends string>(rows: readonly Row[], keyOf: (row: Row) => Key): [Key, Row[]][] {
  const groups = new Map<Key, Row[]>()
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row])
  return [...groups]
}
