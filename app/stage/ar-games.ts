// The AR games that can be played, each fetched when it is opened: what a page says of the others is that they are still drawn.
import type { ArGameId } from '#app/domain/catalogue/games.ts'
import type { ArFrames } from './ar/ar-frames.ts'

export const AR_FRAMES: Readonly<Partial<Record<ArGameId, () => Promise<ArFrames>>>> = {
  scienceQuest: () => import('./science-quest/frames.tsx'),
  wordWizard: () => import('./word-wizard/frames.tsx'),
  historyHunt: () => import('./history-hunt/frames.tsx'),
}
