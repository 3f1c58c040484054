// What stands for a subject in each band, wherever one of its grades is shown: mathematics has its topics instead.
import type { GameSubject } from '#app/domain/catalogue/games.ts'
import type { ArtName } from '#app/ui/art/art.tsx'
import type { Band } from '#engine/core/bands.ts'

export const SUBJECT_ART = {
  science: { elementary: 'magnifier', middle: 'science', high: 'compass' },
  english: { elementary: 'words', middle: 'quill', high: 'test-sheet' },
  history: { elementary: 'hourglass', middle: 'history', high: 'quill' },
} as const satisfies Readonly<Record<Exclude<GameSubject, 'math'>, Readonly<Record<Band, ArtName>>>>
