// What /profile/progress shows, gathered and drawn.

import { readEntitlements } from '#app/domain/access/read-entitlements.server.ts'
import { readDays } from '#app/domain/progress/read-days.server.ts'
import { currentLocale } from '#app/i18n/current-locale.ts'
import { dateFormat } from '#app/i18n/formats.ts'
import type { RequestContext } from '#app/platform/context.ts'
import { viewBoost } from '#app/views/owned.server.ts'
import { viewProgress } from '#app/views/progress.server.ts'
import { DAYS_SHOWN, drawWeeks } from './draw-weeks.server.tsx'

export type ProgressView = NonNullable<Awaited<ReturnType<typeof readProgress>>>

/** Null before the first finished round. */
export async function readProgress(ctx: RequestContext, playerId: string) {
  const [progress, days, rights] = await Promise.all([
    viewProgress(ctx, playerId),
    readDays(ctx, playerId, DAYS_SHOWN),
    readEntitlements(ctx, { userId: playerId }),
  ])
  if (!progress) return null
  const long = dateFormat(currentLocale(), { dateStyle: 'full', timeZone: 'UTC' })
  const played = days
    .filter(({ xp }) => xp > 0)
    .map(({ day, xp }) => ({ day, name: long.format(new Date(day)), xp }))
  const best = played.reduce<(typeof played)[number] | null>(
    (most, day) => (most && most.xp > day.xp ? most : day),
    null,
  )
  return {
    progress,
    weeks: drawWeeks(days, best?.day ?? null, currentLocale()),
    played,
    best,
    boost: viewBoost(rights),
  }
}
