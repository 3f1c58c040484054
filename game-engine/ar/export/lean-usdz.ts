// A USDZ file of three's exporter made smaller, with a line that says whose it is. The file is text in a zip that stores: there
// is nothing to pack, only figures to shorten.
import { strFromU8, strToU8, unzipSync, zipSync } from 'three/addons/libs/fflate.module.js'

const METRES = 'metersPerUnit = 1\n'
/** Figures of millimetres are shorter than those of metres. */
const MILLIMETRES = 'metersPerUnit = 0.001\n'
const MILLIMETRES_A_METRE = 1_000
/** Of places: a tenth of a millimetre. */
const PLACE_DIGITS = 1
/** Of normals: half a degree. */
const NORMAL_DIGITS = 2
const ARRAY = /(?<opens>\w+ = \[)(?<list>.*)\]/g
const LONG_NUMBER = /-?\d+\.\d+(?:e[+-]?\d+)?/g
/** As a mesh has them that is not shaded (export-usdz.ts). USD asks for none. */
const NO_NORMALS = /\s*normal3f\[\] normals = \[(?:\(0,0,0\),?)*\] \(\s*interpolation = "vertex"\s*\)/g
const BEGINNING = '#usda 1.0\n(\n'
/** Every file has to begin at a multiple of it (OpenUSD, "Usdz File Format"). */
const ALIGNMENT = 64
/** A local file header of a zip up to the name, and the head of the padding that follows the name. */
const HEADER = 30
const PADDING_HEAD = 4
/** An id that no program reads, as three's exporter has it. */
const PADDING_ID = 12345

/** How the numbers of an array are written; other arrays hold whole numbers and words. */
const SHORTER: Readonly<Record<string, (number: string) => string>> = {
  points: inMillimetres,
  normals: shortNormal,
}

export function leanUsdz(usdz: Uint8Array, copyright: string): Uint8Array {
  const files: Record<string, [Uint8Array, { extra: Record<number, Uint8Array> }]> = {}
  let at = 0
  for (const [name, bytes] of Object.entries(unzipSync(usdz))) {
    const made = strFromU8(bytes)
    if (!made.includes(METRES)) throw new Error(`${name} of three's exporter is not in metres now`)
    const text = made.replace(BEGINNING, `${BEGINNING}\tdoc = "${copyright}"\n`).replace(METRES, MILLIMETRES)
    const file = strToU8(leanArrays(text))
    const head = HEADER + name.length + PADDING_HEAD
    const padding = (ALIGNMENT - ((at + head) % ALIGNMENT)) % ALIGNMENT
    files[name] = [file, { extra: { [PADDING_ID]: new Uint8Array(padding) } }]
    at += head + padding + file.length
  }
  return zipSync(files, { level: 0 })
}

/**
 * Of places and normals alone: colours, and the matrices of a scene, which are those of no change, stay as they are.
 * @throws for an array of three's exporter that is not known here: it might be of metres
 */
function leanArrays(usda: string): string {
  return usda
    .replaceAll(ARRAY, (_, opens: string, list: string) => {
      const lean = SHORTER[opens.slice(0, opens.indexOf(' '))] ?? refuse
      return `${opens}${list.replaceAll(LONG_NUMBER, lean).replaceAll(', ', ',')}]`
    })
    .replaceAll(NO_NORMALS, '')
}

/** "-0.0001500000" is "-0.2", "0.000000" is "0". */
function inMillimetres(metres: string): string {
  return rounded(Number(metres) * MILLIMETRES_A_METRE, PLACE_DIGITS)
}

function shortNormal(number: string): string {
  return rounded(Number(number), NORMAL_DIGITS)
}

function refuse(number: string): never {
  throw new Error(`${number} of three's exporter is neither a place nor a normal`)
}

function rounded(number: number, digits: number): string {
  return String(Number(number.toFixed(digits)) + 0)
}
