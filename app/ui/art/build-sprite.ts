// Writes the sprites (every drawing as a <symbol>) and sprite-index.ts (their names and boxes) from drawings/. What only the study,
// AR and teachers' pages show has a file of its own, and so have the album and the skill maps: nobody else downloads them. The
// strands of the maps are in no index: all have one box, and are named by their data (strand-art.tsx).
// Run with Node 24 after changing a drawing: `node app/ui/art/build-sprite.ts`. A test fails when the files are stale.
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { arScenes } from './drawings/ar-scenes.ts'
import { badges, badgesSmall } from './drawings/badges.ts'
import type { Box, Drawing } from './drawings/drawing.ts'
import { games } from './drawings/games.ts'
import { glim, glimSmall } from './drawings/glim.ts'
import { maze } from './drawings/maze.ts'
import { reading } from './drawings/reading.ts'
import { scenes } from './drawings/scenes.ts'
import { stickers } from './drawings/stickers.ts'
import { store } from './drawings/store.ts'
import { strands } from './drawings/strands.ts'
import { study } from './drawings/study.ts'
import { subjects, subjectsSmall } from './drawings/subjects.ts'

const DRAWINGS: Readonly<Record<string, Drawing>> = {
  ...glim,
  ...glimSmall,
  ...subjects,
  ...subjectsSmall,
  ...badges,
  ...badgesSmall,
  ...maze,
  ...scenes,
  ...games,
  ...store,
  ...reading,
}

const STUDY_DRAWINGS: Readonly<Record<string, Drawing>> = { ...study, ...arScenes }

// Ink for every bare path. `overflow` because strokes and the printing shift may leave the box.
const INK =
  'overflow="visible" fill="none" stroke-linecap="round" stroke-linejoin="round" style="overflow:visible;stroke:var(--il-ink);stroke-width:var(--il-w)"'

function symbols(drawings: Readonly<Record<string, Drawing>>): { name: string; box: Box; art: string }[] {
  return Object.entries(drawings).flatMap(([name, { box, art, layers, inPartsOnly = false }]) => [
    ...(inPartsOnly ? [] : [{ name, box, art: art ?? Object.values(layers ?? {}).join('') }]),
    ...Object.entries(layers ?? {}).map(([layer, part]) => ({ name: `${name}-${layer}`, box, art: part })),
  ])
}

export function buildSprite(): string {
  return sprite(DRAWINGS)
}

export function buildStudySprite(): string {
  return sprite(STUDY_DRAWINGS)
}

export function buildStickerSprite(): string {
  return sprite(stickers)
}

export function buildStrandSprite(): string {
  return sprite(strands)
}

function sprite(drawings: Readonly<Record<string, Drawing>>): string {
  const body = symbols(drawings).map(
    ({ name, box, art }) => `<symbol id="${name}" viewBox="${box.join(' ')}" ${INK}>${art}</symbol>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${body.join('\n')}\n</svg>\n`
}

export function buildSpriteIndex(): string {
  const row = (file: string) => {
    return ({ name, box }: { name: string; box: Box }) => {
      const key = /^[a-z]+$/.test(name) ? name : `'${name}'`
      return `  ${key}: [${box[2]}, ${box[3]}${file}],`
    }
  }
  const rows = [
    ...symbols(DRAWINGS).map(row('')),
    ...symbols(STUDY_DRAWINGS).map(row(", 'study'")),
    ...symbols(stickers).map(row(", 'stickers'")),
  ]
  return `// Written by build-sprite.ts: every drawing with its width and height; 'study', 'stickers': it is in that sprite.
export const ART_SIZES = {
${rows.join('\n')}
} as const

export type ArtName = keyof typeof ART_SIZES
`
}

export const SPRITE_FILE = fileURLToPath(new URL('./sprite.svg', import.meta.url))
export const STUDY_SPRITE_FILE = fileURLToPath(new URL('./sprite-study.svg', import.meta.url))
export const STICKER_SPRITE_FILE = fileURLToPath(new URL('./sprite-stickers.svg', import.meta.url))
export const STRAND_SPRITE_FILE = fileURLToPath(new URL('./sprite-strands.svg', import.meta.url))
export const SPRITE_INDEX_FILE = fileURLToPath(new URL('./sprite-index.ts', import.meta.url))

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(SPRITE_FILE, buildSprite())
  writeFileSync(STUDY_SPRITE_FILE, buildStudySprite())
  writeFileSync(STICKER_SPRITE_FILE, buildStickerSprite())
  writeFileSync(STRAND_SPRITE_FILE, buildStrandSprite())
  writeFileSync(SPRITE_INDEX_FILE, buildSpriteIndex())
}
