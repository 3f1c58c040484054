// What an AR game makes a browser download once it is played, from the build.
import type { ArGameId } from '#app/domain/catalogue/games.ts'
import { laterFiles } from './bundle-size.ts'

const PAGE = '/games/ar/:name'
/** The rules, texts and lists of the games: there before anything is drawn. */
const GAMES = 'frames'
const FIRST_VIEW = 'desk-view'
const SCENES: Readonly<Record<ArGameId, string>> = {
  scienceQuest: 'quest-scene',
  wordWizard: 'wizard-scene',
  historyHunt: 'hunt-scene',
}

/** All views, after the page: KB gzip by file. */
export function viewsFiles(): Record<string, number> {
  return laterFiles(PAGE, [FIRST_VIEW, 'camera-window', 'immersive-view'])
}

/** Three, react-three and what draws: KB gzip by file. */
export function drawingFiles(): Record<string, number> {
  return without(laterFiles(PAGE, [GAMES, FIRST_VIEW]), laterFiles(PAGE, [GAMES]))
}

/** A game's scene with its models, after the first view: KB gzip by file. */
export function sceneFiles(game: ArGameId): Record<string, number> {
  return without(laterFiles(PAGE, [GAMES, FIRST_VIEW, SCENES[game]]), laterFiles(PAGE, [GAMES, FIRST_VIEW]))
}

/** By size, as chunks of different modules may bear one name. */
function without(all: Record<string, number>, there: Record<string, number>): Record<string, number> {
  const left = Object.entries(all).map(([file, size]) => [file, size - (there[file] ?? 0)] as const)
  return Object.fromEntries(left.filter(([, size]) => size > 0))
}
