// A USDZ file of three's exporter made smaller, with a line that says whose it is. The file is text in a zip that stores: there
// is nothing to pack, only figures to shorten.
import { strFromU8, strToU8, unzipSync, zipSync } from 'three/addons/libs/fflate.module.js'

/** A tenth of a millimetre; for normals far more than eyes see. */
const DIGITS = 4
const ARRAY = /(= \[)(.*)(\])/g
const LONG_NUMBER = /-?\d+\.\d+(?:e[+-]?\d+)?/g
const BEGINNING = '#usda 1.0\n(\n'
/** Every file has to begin at a multiple of it (OpenUSD, "Usdz File Format"). */
const ALIGNMENT = 64
/** A local file header of a zip up to the name, and the head of the padding that follows the name. */
const HEADER = 30
const PADDING_HEAD = 4
/** An id that no program reads, as three's exporter has it. */
const PADDING_ID = 12345

export function leanUsdz(usdz: Uint8Array, copyright: string): Uint8Array {
  const files: Record<string, [Uint8Array, { extra: Record<number, Uint8Array> }]> = {}
  let at = 0
  for (const [name, bytes] of Object.entries(unzipSync(usdz))) {
    const text = strFromU8(bytes).replace(BEGINNING, `${BEGINNING}\tdoc = "${copyright}"\n`)
    const file = strToU8(leanArrays(text))
    const head = HEADER + name.length + PADDING_HEAD
    const padding = (ALIGNMENT - ((at + head) % ALIGNMENT)) % ALIGNMENT
    files[name] = [file, { extra: { [PADDING_ID]: new Uint8Array(padding) } }]
    at += head + padding + file.length
  }
  return zipSync(files, { level: 0 })
}

/** Of the arrays alone: colours and the matrices of a scene stay as they are. */
function leanArrays(usda: string): string {
  return usda.replaceAll(
    ARRAY,
    (_, opens: string, list: string, closes: string) =>
      opens + list.replaceAll(LONG_NUMBER, short).replaceAll(', ', ',') + closes,
  )
}

/** "-0.0001500000" is "-0.0002", "0.000000" is "0". */
function short(number: string): string {
  return String(Number(Number(number).toFixed(DIGITS)) + 0)
}
