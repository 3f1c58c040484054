import { expect, test } from 'vitest'
import { m } from '#app/i18n/generated/messages.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { viewChildWeek } from './child-week.server.tsx'

const MINUTE = 60_000
const week = (...played: number[]) => ({
  days: played.map((minutes, index) => ({
    day: `2026-03-0${index + 1}`,
    playedMs: minutes * MINUTE,
    played: minutes > 0,
  })),
  skills: null,
})

test.each([
  [[0, 0], null],
  [[0, 5], '5 minutes on 1 day'],
  [[30, 31], '1 hour 1 minute on 2 days'],
  [[30, 30], '1 hour on 2 days'],
])('%j minutes are said as %s', (played, said) => {
  expect(viewChildWeek('maya', week(...played)).done).toBe(said)
})

test.each<[Locale, string, string]>([
  ['en', '2 hours on 3 days', '2 hours 5 minutes on 3 days'],
  ['es', '2 horas en 3 días', '2 horas 5 minutos en 3 días'],
  ['fr', '2 heures sur 3 jours', '2 heures 5 minutes sur 3 jours'],
  ['zh', '3 天，共 2 小时', '3 天，共 2 小时 5 分钟'],
])('whole hours go without minutes in %s', (locale, whole, more) => {
  expect(m.family_week_done({ hours: 2, minutes: 0, days: 3 }, { locale })).toBe(whole)
  expect(m.family_week_done({ hours: 2, minutes: 5, days: 3 }, { locale })).toBe(more)
})
