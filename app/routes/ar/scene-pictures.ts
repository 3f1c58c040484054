import type { ThemeLevel } from '#app/ui/theme/theme-level.ts'
import type { ArGame } from './find-ar-game.ts'

/** Of a picture, in pixels: larger than a card shows it. */
export const SCENE_SIZE = { width: 600, height: 400 } as const

/** Of one picture, in bytes. */
export const MAX_SCENE_BYTES = 25_000

/** Which scene of /dev/ar stands for the game. */
export const SCENE_OF: Readonly<Record<ArGame['id'], string>> = {
  scienceQuest: 'bench',
  wordWizard: 'maze',
  historyHunt: 'timeline',
}

/** Where the picture of a game's scene is, as one notebook draws it by day or at night. */
export function sceneAddress(game: ArGame['id'], level: ThemeLevel, isDark: boolean): `/${string}` {
  return `/ar-scenes/${SCENE_OF[game]}-${level}${isDark ? '-night' : ''}.webp`
}
