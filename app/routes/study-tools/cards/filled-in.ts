import { type Part, readCardText } from '#engine/cards/card-text.ts'

/** With every gap filled in. */
export function filledIn(text: string): Part[] {
  return readCardText(text).map((part) => (part.is === 'gap' ? { ...part, shown: true } : part))
}
