// Drawings of case files, drawn here: they show without JavaScript, and no browser downloads what draws them.
import { renderToStaticMarkup } from 'react-dom/server'
import { LessonDrawing } from '#app/stage/lessons/drawing/lesson-drawing.tsx'
import type { Language } from '#engine/core/languages.ts'
import type { LessonDrawing as DrawingData } from '#engine/curriculum/lessons/lesson-drawing.ts'

/** The markup of a drawing; what it shows is told by whoever shows it. */
export function drawEvidence(
  of: DrawingData,
  labels: Readonly<Record<string, string>>,
  language: Language,
): string {
  return renderToStaticMarkup(<LessonDrawing {...{ of, labels, language }} lit={[]} isDescribed />)
}
