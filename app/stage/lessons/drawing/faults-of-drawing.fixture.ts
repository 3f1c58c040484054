// What can be wrong with a drawing as it was drawn: words that are missing, or run over its edge.
import { type LessonDrawing, wordsIn } from '#engine/curriculum/lessons/lesson-drawing.ts'
import { WIDTH } from './board.tsx'
import { widthOf } from './wrap-label.ts'

/** How far the estimate of a word's width may be from the edge of the drawing, in its units. */
const SPARE = 8

export function faultsOfDrawing(
  markup: string,
  of: LessonDrawing,
  labels: Readonly<Record<string, string>>,
): string[] {
  const texts = [...markup.matchAll(/<text([^>]*)>(.*?)<\/text>/g)]
  const shown = texts.map(([, , text = '']) =>
    unescaped(text.replaceAll(/<[^>]+>/g, ' ')).replaceAll(/\s/g, ''),
  )
  return [
    ...(markup.match(/NaN|undefined|Infinity/g) ?? []),
    ...wordsIn(of)
      .filter((id) => !shown.includes((labels[id] ?? '').replaceAll(/\s/g, '')))
      .map((id) => `no words for ${id}`),
    ...texts.flatMap(([, attributes = '', text = '']) => linesOutside(attributes, text, heightOf(markup))),
  ]
}

/** Of the drawing; its words may not stand lower. A table is no drawing with an edge. */
function heightOf(markup: string): number {
  const [, top, height] = /viewBox="[-\d.]+ ([-\d.]+) [-\d.]+ ([-\d.]+)"/.exec(markup) ?? []
  return top === undefined ? Number.POSITIVE_INFINITY : Number(top) + Number(height)
}

function linesOutside(attributes: string, text: string, height: number): string[] {
  const size = Number(/font-size:([\d.]+)px/.exec(attributes)?.[1])
  const anchor = /text-anchor="(\w+)"/.exec(attributes)?.[1] ?? 'middle'
  return [...text.matchAll(/<tspan x="([-\d.]+)" y="([-\d.]+)"[^>]*>(.*?)<\/tspan>/g)].flatMap(
    ([, x, y, line = '']) => {
      const width = widthOf(unescaped(line)) * size
      const left =
        Number(x) - { start: 0, middle: width / 2, end: width }[anchor as 'start' | 'middle' | 'end']
      const half = size / 2
      return left < -SPARE ||
        left + width > WIDTH + SPARE ||
        Number(y) - half < -SPARE ||
        Number(y) + half > height
        ? [`over the edge: ${line}`]
        : []
    },
  )
}

const unescaped = (text: string) =>
  text
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', '’')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
