// Which font files a notebook needs first, for <link rel="preload" as="font" crossorigin>. Only the active level's
// display and text face: 69 to 112 KB. The same files are named in fonts.css, so the bundler gives them one URL.
import atkinson from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url'
import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wdth-normal.woff2?url'
import fredoka from '@fontsource-variable/fredoka/files/fredoka-latin-wght-normal.woff2?url'
import lexend from '@fontsource-variable/lexend/files/lexend-latin-wght-normal.woff2?url'
import type { ThemeLevel } from './theme-level.ts'

const OLDER = [bricolage, atkinson] as const

const LEVEL_FONTS: Readonly<Record<ThemeLevel, readonly string[]>> = {
  default: OLDER,
  elementary: [fredoka, lexend],
  'middle-school': OLDER,
  high: OLDER,
}

/** URLs of woff2 files, display face first; none in Chinese, which uses the system's own face. */
export function preloadedFaces(level: ThemeLevel, locale: string): readonly string[] {
  return locale === 'zh' ? [] : LEVEL_FONTS[level]
}
