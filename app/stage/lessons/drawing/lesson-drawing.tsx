// The drawing of a written lesson, with the parts lit that a step tells of.
import { useMemo } from 'react'
import type { Language } from '#engine/core/languages.ts'
import type { LessonDrawing as DrawingData } from '#engine/curriculum/lessons/lesson-drawing.ts'
import { BarsDrawing } from './bars.tsx'
import { DrawnContext } from './board.tsx'
import { describeDrawing } from './describe-drawing.ts'
import { CausesDrawing, ChainDrawing, CycleDrawing } from './flows.tsx'
import { LayersDrawing, RingsDrawing } from './layers.tsx'
import { MapDrawing } from './map.tsx'
import { ForcesDrawing, ParticlesDrawing } from './matter.tsx'
import { TableDrawing } from './table.tsx'
import { ParagraphDrawing, SentenceDrawing, WordDrawing } from './texts.tsx'
import { TimelineDrawing } from './timeline.tsx'
import '../../practice/drawing/sketch.css'
import './lesson-drawing.css'

export interface LessonDrawingProps {
  of: DrawingData
  labels: Readonly<Record<string, string>>
  /** Ids of parts. */
  lit: readonly string[]
  language: Language
  /** Whoever shows it says what it shows. */
  isDescribed?: boolean
}

export function LessonDrawing({ of, labels, lit, language, isDescribed = false }: LessonDrawingProps) {
  const drawn = useMemo(() => ({ labels, lit, language }), [labels, lit, language])
  const described = isDescribed ? {} : { role: 'img', 'aria-label': describeDrawing(of, labels, language) }
  return (
    <div className="lesson-drawing" {...described}>
      <DrawnContext.Provider value={drawn}>
        <Drawn {...of} />
      </DrawnContext.Provider>
    </div>
  )
}

function Drawn(of: DrawingData) {
  switch (of.kind) {
    case 'cycle':
      return <CycleDrawing {...of} />
    case 'chain':
      return <ChainDrawing {...of} />
    case 'causes':
      return <CausesDrawing {...of} />
    case 'layers':
      return <LayersDrawing {...of} />
    case 'rings':
      return <RingsDrawing {...of} />
    case 'timeline':
      return <TimelineDrawing {...of} />
    case 'map':
      return <MapDrawing {...of} />
    case 'table':
      return <TableDrawing {...of} />
    case 'particles':
      return <ParticlesDrawing {...of} />
    case 'forces':
      return <ForcesDrawing {...of} />
    case 'bars':
      return <BarsDrawing {...of} />
    case 'sentence':
      return <SentenceDrawing {...of} />
    case 'word':
      return <WordDrawing {...of} />
    case 'paragraph':
      return <ParagraphDrawing {...of} />
  }
}
