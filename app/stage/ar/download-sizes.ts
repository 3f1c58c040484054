// Kilobytes, compressed, told before they are fetched: held against the build by tests/architecture/bundle-budget.ts.
import type { ArGameId } from '#app/domain/catalogue/games.ts'

/** Three, react-three and what draws: fetched with the first view. */
export const DRAWING_KILOBYTES = 207

/** A game's scene and its models. */
export const SCENE_KILOBYTES: Readonly<Record<ArGameId, number>> = {
  scienceQuest: 12,
  wordWizard: 3,
  historyHunt: 7,
}
