// Numbers and units in the Chinese quizzes, as mainland schoolbooks set them (docs/voice.md, Chinese).
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BANDS } from '#engine/core/bands.ts'

const BANKS = ['history-quest', 'science-explorer'].flatMap((game) =>
  BANDS.map((band) => `${game}/words/zh/${band}.json`),
)

/** "15 °C" and "20 kJ" have a space. A formula such as 2H₂O or 2p has none, nor has %, nor an angle: 40°. */
const CLOSE_UNIT = /[\d万亿](?:°C|(?:[kM]?(?:J|W|N|eV|Hz|Pa)|[kcm]?m|k?g|m?L|K)(?![\w₀-₉]))|℃/
/** After digits 千米 and 千克; 公里 and 公斤 only after a number in characters (几千公里). */
const POPULAR_UNIT = /\d[\d.]*[万亿]?多?(?:平方)?公[里斤]|平方公里/

test.each(BANKS)('%s sets its units by one rule', (bank) => {
  const text = readFileSync(new URL(`../../games/${bank}`, import.meta.url), 'utf8')
  const faults = text.split('\n').filter((line) => CLOSE_UNIT.test(line) || POPULAR_UNIT.test(line))
  expect(faults).toEqual([])
})
