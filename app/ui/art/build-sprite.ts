// Writes sprite.svg (every drawing as a <symbol>) and sprite-index.ts (their names and boxes) from drawings/.
// Run with Node 24 after changing a drawing: `node app/ui/art/build-sprite.ts`. A test fails when the files are stale.
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { badges, badgesSmall } from './drawings/badges.ts'
import type { Box, Drawing } from './drawings/drawing.ts'
import { games } from './drawings/games.ts'
import { glim, glimSmall } from './drawings/glim.ts'
import { maze } from './drawings/maze.ts'
import { reading } from './drawings/reading.ts'
import { scenes } from './drawings/scenes.ts'
import { store } from './drawings/store.ts'
import { subjects, subjectsSmall } from './drawings/subjects.ts'

const DRAWINGS: Record<string, Drawing> = {
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

// Ink for every bare path. `overflow` because strokes and the printing shift may leave the box.
const INK =
  'overflow="visible" fill="none" stroke-linecap="round" stroke-linejoin="round" style="overflow:visible;stroke:var(--il-ink);stroke-width:var(--il-w)"'

function symbols(): { name: string; box: Box; art: string }[] {
  return Object.entries(DRAWINGS).flatMap(([name, { box, art, layers }]) => [
    { name, box, art: art ?? Object.values(layers ?? {}).join('') },
    ...Object.entries(layers ?? {}).map(([layer, part]) => ({ name: `${name}-${layer}`, box, art: part })),
  ])
}

export function buildSprite(): string {
  const body = symbols().map(
    ({ name, box, art }) => `<symbol id="${name}" viewBox="${box.join(' ')}" ${INK}>${art}</symbol>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${body.join('\n')}\n</svg>\n`
}

export function buildSpriteIndex(): string {
  const rows = symbols().map(({ name, box }) => {
    const key = /^[a-z]+$/.test(name) ? name : `'${name}'`
    return `  ${key}: [${box[2]}, ${box[3]}],`
  })
  return `// Written by build-sprite.ts: every drawing in sprite.svg with its width and height.
export const ART_SIZES = {
${rows.join('\n')}
} as const

export type ArtName = keyof typeof ART_SIZES
`
}

export const SPRITE_FILE = fileURLToPath(new URL('./sprite.svg', import.meta.url))
export const SPRITE_INDEX_FILE = fileURLToPath(new URL('./sprite-index.ts', import.meta.url))

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(SPRITE_FILE, buildSprite())
  writeFileSync(SPRITE_INDEX_FILE, buildSpriteIndex())
}
