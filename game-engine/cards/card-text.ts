// What stands on a side of a card: text, formulas between dollar signs, and gaps in double braces, as Anki writes them.

export type Part =
  | { readonly is: 'text' | 'formula'; readonly text: string }
  | {
      readonly is: 'gap'
      readonly number: number
      readonly inside: readonly Part[]
      readonly hint: string
      /** Whether what belongs there is to be seen. */
      readonly shown: boolean
    }

const GAP = /\{\{(?:c(\d{1,2})::)?((?:(?!\{\{|::|\}\}(?!\})).)+\}?)(?:::((?:(?!\}\}).)*))?\}\}/su
/** A price is none: no blank inside at either end, no digit after it (the rule of Pandoc). */
const FORMULA = /\$(?=\S)([^$\n]{1,500}?)(?<=\S)\$(?!\d)/u

/** @param input untrusted; every text gives parts */
export function readCardText(input: string): Part[] {
  return splitBy(input, GAP, splitFormulas, ([, number, inside = '', hint = '']) => ({
    is: 'gap',
    number: Math.max(1, Number(number ?? 1)),
    inside: splitFormulas(inside),
    hint: hint.trim(),
    shown: false,
  }))
}

function splitFormulas(text: string): Part[] {
  return splitBy(
    text,
    FORMULA,
    (between) => [{ is: 'text', text: between }],
    ([, formula = '']) => ({ is: 'formula', text: formula }),
  )
}

function splitBy(
  text: string,
  pattern: RegExp,
  between: (text: string) => Part[],
  made: (match: RegExpMatchArray) => Part,
): Part[] {
  const parts: Part[] = []
  let end = 0
  for (const match of text.matchAll(new RegExp(pattern, `${pattern.flags}g`))) {
    if (match.index > end) parts.push(...between(text.slice(end, match.index)))
    parts.push(made(match))
    end = match.index + match[0].length
  }
  if (end < text.length) parts.push(...between(text.slice(end)))
  return parts
}
