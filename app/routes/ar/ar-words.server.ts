// The words of the AR pages in the one language asked for.

import * as m from '#app/i18n/generated/messages.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { ArtName } from '#app/ui/art/art.tsx'
import { GAME_NAMES } from '#app/words/games.ts'
import { AR_GAMES, type ArGame } from './find-ar-game.ts'

const SCENES: Readonly<Record<ArGame['id'], ArtName>> = {
  scienceQuest: 'ar-scene-lab',
  wordWizard: 'ar-scene-letters',
  historyHunt: 'ar-scene-find',
}

const ABOUT = {
  scienceQuest: m.ar_scienceQuest,
  wordWizard: m.ar_wordWizard,
  historyHunt: m.ar_historyHunt,
} as const

export type ArGameWords = ReturnType<typeof arGameWords>

export function arGameWords({ id, path, isPremiumOnly }: ArGame, locale: Locale) {
  const o = { locale }
  return {
    id,
    path,
    scene: SCENES[id],
    title: GAME_NAMES[id](o),
    text: ABOUT[id]({}, o),
    premium: isPremiumOnly ? m.games_premium({}, o) : null,
  }
}

export function arWords(locale: Locale) {
  const o = { locale }
  return {
    name: m.ar_name({}, o),
    title: m.ar_title({}, o),
    lead: m.ar_lead({}, o),
    notice: m.games_ar_notice({}, o),
    states: m.ar_states({}, o),
    list: m.ar_list({}, o),
    open: m.ar_open({}, o),
    other: m.ar_other({}, o),
    games: AR_GAMES.map((game) => arGameWords(game, locale)),
  }
}

export function arScreenWords(locale: Locale) {
  const o = { locale }
  return {
    ar: m.games_ar({}, o),
    state: m.ar_state({}, o),
    needs: m.ar_needs({}, o),
    signedIn: m.ar_signed_in({}, o),
    device: m.ar_device({}, o),
    camera: m.ar_camera({}, o),
    ready: m.ar_ready({}, o),
    needed: m.ar_needed({}, o),
    button: m.ar_button({}, o),
    lasts: m.ar_lasts({}, o),
    spot: m.ar_spot({}, o),
    all: m.ar_all({}, o),
    other: m.ar_other({}, o),
  }
}
