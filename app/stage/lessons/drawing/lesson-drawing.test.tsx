// Every drawing of a written lesson, in each of its languages: its words fitWords, and nothing of it is left out of the picture.
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Language } from '#engine/core/languages.ts'
import type { WrittenLesson } from '#engine/curriculum/lessons/written-lesson.ts'
import { faultsOfDrawing } from './faults-of-drawing.fixture.ts'
import { LessonDrawing } from './lesson-drawing.tsx'
import { wrapLabel } from './wrap-label.ts'

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

describe.each(DRAWN)('$skill in $language', ({ language, drawing, labels, lights }) => {
  const markup = renderToStaticMarkup(
    <LessonDrawing of={drawing} labels={labels} lit={lights[0] ?? []} language={language} />,
  )
  test('all its words are there, within its edges', () => {
    expect(faultsOfDrawing(markup, drawing, labels)).toEqual([])
  })
  test('parts light up, and somebody who hears the page is told what is drawn', () => {
    expect(markup).toContain('data-lit="true"')
    expect(/aria-label="[^"]{12,}"/.test(markup)).toBe(true)
  })
})

test('words break where they may', () => {
  expect(wrapLabel('A rabbit eats plants', 6)).toEqual(['A rabbit', 'eats plants'])
  expect(wrapLabel('真菌和细菌，一起分解。', 6.2)).toEqual(['真菌和细菌，', '一起分解。'])
  expect(wrapLabel('long-lived “old word”', 7)).toEqual(['long-lived', '“old word”'])
})
