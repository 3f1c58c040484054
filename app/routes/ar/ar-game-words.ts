import { m } from '#app/i18n/generated/messages.ts'
import type { ArGame } from './find-ar-game.ts'

/** What an AR game is about. */
export const AR_GAME_ABOUT: Readonly<Record<ArGame['id'], () => string>> = {
  scienceQuest: m.ar_scienceQuest,
  wordWizard: m.ar_wordWizard,
  historyHunt: m.ar_historyHunt,
}
