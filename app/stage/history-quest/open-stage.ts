// Fetches the canvas part of History Quest, and paints for it. Not in the server's bundle.
import { currentLocale } from '#app/i18n/current-locale.ts'
import type { QuizSession } from '#engine/phaser/quiz/quiz-page.ts'
import { paintArt } from '../paint-art.ts'
import type { OpenStage } from '../phaser-stage.tsx'
import type { StagePage } from '../quiz/quiz-kind.ts'
import { playSound } from '../sounds.ts'
import { watchHoveredAnswer } from '../watch-hovered-answer.ts'
import { formatYear } from './format-year.ts'
import { loadGuide } from './load-guide.ts'

export async function openHistoryStage(
  parent: HTMLElement,
  session: QuizSession,
  { table, measure, onCanvas }: StagePage,
): Promise<OpenStage> {
  if (import.meta.env.SSR) throw new Error('a stage needs a browser')
  const { band } = session.getState()
  const locale = currentLocale()
  const [{ mountHistoryQuest }, guide] = await Promise.all([
    import('#engine/phaser/history-quest/mount.ts'),
    loadGuide(band),
  ])
  const stage = mountHistoryQuest(parent, {
    session,
    guide,
    measure,
    format: (year) => formatYear(year, locale),
    paint: band === 'elementary' ? (dots) => paintArt('glim-hello', dots) : null,
    drawn: () => onCanvas(true),
    landed: () => playSound('thud'),
  })
  const unwatch = watchHoveredAnswer(table, stage.consider)
  return {
    destroy() {
      unwatch()
      onCanvas(false)
      stage.destroy()
    },
  }
}
