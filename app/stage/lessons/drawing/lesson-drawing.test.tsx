// Every drawing of a written lesson, in each of its languages: its words fitWords, and nothing of it is left out of the picture.
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Language } from '#engine/core/languages.ts'
import { wordsIn } from '#engine/curriculum/lessons/lesson-drawing.ts'
import type { WrittenLesson } from '#engine/curriculum/lessons/written-lesson.ts'
import { WIDTH } from './board.tsx'
import { LessonDrawing } from './lesson-drawing.tsx'
import { widthOf, wrapLabel } from './wrap-label.ts'

const FILES = import.meta.glob<WrittenLesson>('../../../../game-engine/curriculum/lessons/written/*/*.json', {
  eager: true,
  import: 'default',
})
const DRAWN = Object.entries(FILES).flatMap(([path, { drawing, lights, words }]) =>
  Object.entries(words).map(([language, { labels }]) => ({
    skill: path.replace(/^.*\/|\.json$/g, ''),
    language: language as Language,
    drawing,
    labels,
    lights,
  })),
)

/** How far the estimate of a word's width may be from the edge of the drawing, in its units. */
const SPARE = 8

describe.each(DRAWN)('$skill in $language', ({ language, drawing, labels, lights }) => {
  const markup = renderToStaticMarkup(
    <LessonDrawing of={drawing} labels={labels} lit={lights[0] ?? []} language={language} />,
  )
  test('all its words are there, within its edges', () => {
    expect(markup).not.toMatch(/NaN|undefined|Infinity/)
    const shown = [...markup.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, text = '']) =>
      unescaped(text.replaceAll(/<[^>]+>/g, ' ')).replaceAll(/\s/g, ''),
    )
    const missing = wordsIn(drawing).filter((id) => !shown.includes((labels[id] ?? '').replaceAll(/\s/g, '')))
    expect(missing).toEqual([])
    const outside = [...markup.matchAll(/<text([^>]*)>(.*?)<\/text>/g)].flatMap(
      ([, attributes = '', text = '']) => {
        const size = Number(/font-size:([\d.]+)px/.exec(attributes)?.[1])
        const anchor = /text-anchor="(\w+)"/.exec(attributes)?.[1] ?? 'middle'
        return [...text.matchAll(/<tspan x="([-\d.]+)"[^>]*>(.*?)<\/tspan>/g)].flatMap(([, x, line = '']) => {
          const width = widthOf(unescaped(line)) * size
          const left =
            Number(x) - { start: 0, middle: width / 2, end: width }[anchor as 'start' | 'middle' | 'end']
          return left < -SPARE || left + width > WIDTH + SPARE ? [line] : []
        })
      },
    )
    expect(outside).toEqual([])
  })
  test('parts light up, and somebody who hears the page is told what is drawn', () => {
    expect(markup).toContain('data-lit="true"')
    expect(/aria-label="[^"]{12,}"/.test(markup)).toBe(true)
  })
})

const unescaped = (text: string) =>
  text
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', '’')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')

test('words break where they may', () => {
  expect(wrapLabel('A rabbit eats plants', 6)).toEqual(['A rabbit', 'eats plants'])
  expect(wrapLabel('真菌和细菌，一起分解。', 6.2)).toEqual(['真菌和细菌，', '一起分解。'])
  expect(wrapLabel('long-lived “old word”', 7)).toEqual(['long-lived', '“old word”'])
})
