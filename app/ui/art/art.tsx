// One drawing out of its sprite. The path data stays in sprite.svg and its like (cached for good, not in JavaScript); the level's
// custom properties reach into it. Must be served from our own origin: browsers refuse <use> across origins.
import './art.css'
import { classNames } from '#app/ui/class-names.ts'
import spriteUrl from './sprite.svg?url'
import { ART_SIZES, type ArtName } from './sprite-index.ts'
import stickerSpriteUrl from './sprite-stickers.svg?url'
import studySpriteUrl from './sprite-study.svg?url'

export type { ArtName }
export { spriteUrl }

const OTHER_SPRITES = { study: studySpriteUrl, stickers: stickerSpriteUrl }

export interface ArtProps {
  name: ArtName
  /** Names the picture for people who do not see it; without it the picture is decoration. */
  title?: string | undefined
  className?: string | undefined
  /** Real crayon grain in the elementary notebook: only for drawings of 130 px and more, about 12 a page. */
  grain?: boolean
  /** White die-cut drawings keep their daylight ink at night. */
  sticker?: boolean
  /** Width in px or any CSS length; by default the drawing fills its box. */
  size?: number | string | undefined
}

export function Art({ name, title, className, grain = false, sticker = false, size }: ArtProps) {
  const box: readonly [number, number, ('study' | 'stickers')?] = ART_SIZES[name]
  const [width, height, file] = box
  const tiny = name === 'mark' || name.startsWith('star') || name.endsWith('-small')
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: a titled drawing is named by aria-label, the others are hidden
    <svg
      className={classNames('art', grain && 'grain', sticker && 'sticker', tiny && 'tiny', className)}
      viewBox={`0 0 ${width} ${height}`}
      style={size === undefined ? undefined : { width: size }}
      {...(title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title })}
    >
      <use href={`${file === undefined ? spriteUrl : OTHER_SPRITES[file]}#${name}`} />
    </svg>
  )
}
