// A card of an element, leaning on its foot: its symbol large, its number in the corner.
import type { Fill, Part, Triple } from '../../core/part.ts'
import { box } from '../../core/solids.ts'
import { ELEMENTS, type ElementSymbol } from '../../games/science-quest/matter/elements.ts'
import type { Label } from '../labels.ts'
import { ELEMENT_FILLS } from './molecule.ts'

const LEAN: Triple = [-11.5, 0, 0]
/** Off the face, or the print and the card would be at the same depth. */
const PRINT = 0.0002

export function elementCard(fill: Fill): readonly Part[] {
  return [box([46, 58, 3], [0, 31, 0], fill, { turn: LEAN })]
}

/** What is printed on the card of this element that stands at a place (metres). */
export function cardPrint(symbol: ElementSymbol, [x, y, z]: Triple): readonly Label[] {
  const print = { fill: ELEMENT_FILLS[symbol], turn: LEAN, lift: PRINT }
  return [
    { ...print, text: symbol, at: [x, y + 0.029, z + 0.0022], size: 0.036 },
    { ...print, text: `${ELEMENTS[symbol].number}`, at: [x - 0.013, y + 0.051, z - 0.0022], size: 0.014 },
  ]
}
