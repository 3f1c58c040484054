// The sentences of a part of the page, and where on the page each of their words stands.
import type { Language } from '#engine/core/languages.ts'
import type { Stretch } from './stretch.ts'

export interface PageSentence {
  readonly text: string
  /** Null where the page has changed meanwhile. */
  rangeOf(word: Stretch): Range | null
}

/** Text of a node, or what is said for an element as a whole. */
interface Bit {
  readonly text: string
  readonly of: Text | Element
  readonly start: number
}

/** What only screen readers hear, what is pressed, unless `data-read` says otherwise, and what is folded away. */
const NOT_READ =
  '.visually-hidden:not([data-read]), svg, style, button:not([data-read]), input, select, [data-unread], details:not([open]) > :not(summary)'
const BLOCKS = new Set(
  'ADDRESS ARTICLE ASIDE BR BUTTON DD DIV DL DT FIGCAPTION FIGURE H1 H2 H3 H4 H5 H6 LABEL LEGEND LI OL P SECTION TABLE TD TH TR UL'.split(
    ' ',
  ),
)

/** Words side by side that are no sentence (app/ui/tag.tsx). */
const TAG = '.tag'

/** Formulas and pictures bring their own words: `data-spoken`, or the label of an image. */
export function sentencesOn(root: Element, language: Language): PageSentence[] {
  return blocksOf(root).flatMap((bits) => sentencesOf(bits, language))
}

function blocksOf(root: Element): Bit[][] {
  const blocks: Bit[][] = [[]]
  let length = 0
  const endBlock = () => {
    blocks.push([])
    length = 0
  }
  const add = (text: string, of: Bit['of']) => {
    blocks.at(-1)?.push({ text, of, start: length })
    length += text.length
  }
  const walk = (node: Node) => {
    if (node instanceof Text) add(node.data, node)
    if (!(node instanceof Element) || (node !== root && (node.matches(NOT_READ) || isHidden(node)))) return
    const words =
      node.getAttribute('data-spoken') ??
      (node.getAttribute('role') === 'img' ? node.getAttribute('aria-label') : null)
    if (words !== null) return add(words, node)
    const isBlock = BLOCKS.has(node.tagName) || node.matches(TAG)
    if (isBlock) endBlock()
    node.childNodes.forEach(walk)
    if (isBlock) endBlock()
  }
  walk(root)
  return blocks
}

/** Said for another device, such as one without a keyboard. Safari before 17.4 cannot tell. */
const isHidden = (element: Element) => element.checkVisibility?.() === false

function sentencesOf(bits: readonly Bit[], language: Language): PageSentence[] {
  const all = bits.map(({ text }) => text).join('')
  const parts =
    'Segmenter' in Intl
      ? [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(all)]
      : [{ segment: all, index: 0 }]
  return parts
    .filter(({ segment }) => /[\p{L}\p{N}]/u.test(segment))
    .map(({ segment, index }) => ({
      text: segment,
      rangeOf: ({ start, end }) => rangeOf(bits, index + start, index + end),
    }))
}

function rangeOf(bits: readonly Bit[], start: number, end: number): Range | null {
  const holding = (place: number) => bits.findLast((bit) => bit.start <= place)
  const first = holding(start)
  const last = holding(Math.max(start, end - 1))
  if (!first?.of.isConnected || !last?.of.isConnected) return null
  const range = document.createRange()
  if (first.of instanceof Text) range.setStart(first.of, Math.min(start - first.start, first.of.length))
  else range.setStartBefore(first.of)
  if (last.of instanceof Text) range.setEnd(last.of, Math.min(end - last.start, last.of.length))
  else range.setEndAfter(last.of)
  return range
}
