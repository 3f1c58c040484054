// Which font files a notebook needs first, for <link rel="preload" as="font" crossorigin>. Only the active level's
// display and text face: 69 to 74 KB. The same files are named in fonts.css, so the bundler gives them one URL.
import atkinson from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url'
import fredoka from '@fontsource-variable/fredoka/files/fredoka-latin-wght-normal.woff2?url'
import lexend from '@fontsource-variable/lexend/files/lexend-latin-wght-normal.woff2?url'
import bricolage80 from './faces/bricolage-80.woff2?url'
import bricolage96 from './faces/bricolage-96.woff2?url'
import bricolage100 from './faces/bricolage-100.woff2?url'
import type { ThemeLevel } from './theme-level.ts'

const LEVEL_FONTS: Readonly<Record<ThemeLevel, readonly string[]>> = {
  default: [bricolage96, atkinson],
  elementary: [fredoka, lexend],
  'middle-school': [bricolage80, atkinson],
  high: [bricolage100, atkinson],
}

/** URLs of woff2 files, display face first; none in Chinese, which uses the system's own face. */
export function preloadedFaces(level: ThemeLevel, locale: string): readonly string[] {
  return locale === 'zh' ? [] : LEVEL_FONTS[level]
}
