import { m } from '#app/i18n/generated/messages.ts'
import type { ArGame } from './find-ar-game.ts'

/** What an AR game is about. */
export const AR_GAME_ABOUT: Readonly<Record<ArGame['id'], () => string>> = {
  scienceQuest: m.ar_scienceQuest,
  wordWizard: m.ar_wordWizard,
  historyHunt: m.ar_historyHunt,
}

/** Which plan and passes open an AR game. */
export const AR_GAME_OPENED_BY: Readonly<Record<ArGame['id'], () => string>> = {
  scienceQuest: m.ar_opens_pro,
  wordWizard: m.ar_opens_pro,
  historyHunt: m.ar_opens_ultimate,
}
