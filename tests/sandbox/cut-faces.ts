// `npm run faces`: cuts the faces we serve from their packages (app/ui/theme/faces). A notebook uses one width of Bricolage,
// and the covers of the others show a few letters of theirs.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { LOCALES } from '../../app/i18n/locales.ts'

type Axes = NonNullable<NonNullable<Parameters<typeof subsetFont>[2]>['variationAxes']>

const FACES = new URL('../../app/ui/theme/faces/', import.meta.url)
const { resolve } = createRequire(import.meta.url)
const BRICOLAGE = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wdth-normal.woff2'
const FREDOKA = '@fontsource-variable/fredoka/files/fredoka-latin-wght-normal.woff2'
const LEXEND = '@fontsource-variable/lexend/files/lexend-latin-wght-normal.woff2'
const MATHS = '@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff2'

/** The range all packages call latin; fonts.css says the same. */
const LATIN = [
  [0x20, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x304, 0x304],
  [0x308, 0x308],
  [0x329, 0x329],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
] as const

async function cut(name: string, source: string, text: string, variationAxes: Axes = {}): Promise<void> {
  const font = readFileSync(resolve(source))
  const bytes = await subsetFont(font, text, { targetFormat: 'woff2', variationAxes })
  writeFileSync(new URL(`${name}.woff2`, FACES), bytes)
  console.log(`${name}: ${bytes.length} bytes, ${font.length} before`)
}

function latin(): string {
  return LATIN.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step)),
  ).join('')
}

/** What stands on the covers of the notebooks: a letter that is missing here comes from the whole face. */
function coverText(): string {
  const words = LOCALES.flatMap((locale) => {
    const read = (area: string): Record<string, string> =>
      JSON.parse(
        readFileSync(new URL(`../../app/i18n/messages/${locale}/${area}.json`, import.meta.url), 'utf8'),
      )
    const { games_band_elementary, games_band_middle, games_band_high } = read('games')
    return [games_band_elementary, games_band_middle, games_band_high, read('home')['home_grade_range']]
  })
  return [...new Set(`${words.join('')}K0123456789-–`)].filter((letter) => letter <= 'ɏ').join('')
}

await cut('bricolage-80', BRICOLAGE, latin(), { wdth: 80 })
await cut('bricolage-96', BRICOLAGE, latin(), { wdth: 96 })
await cut('bricolage-100', BRICOLAGE, latin(), { wdth: 100 })
await cut('cover-bricolage-80', BRICOLAGE, coverText(), { wdth: 80, wght: 800 })
await cut('cover-fredoka', FREDOKA, coverText(), { wght: 650 })
await cut('cover-lexend', LEXEND, coverText(), { wght: 400 })
// Signs that grow with what they hold, by the MATH table of the face (OpenType).
await cut('maths-signs', MATHS, '√∫()[]{}|')
