import type { FeatureView } from '#app/features/feature.ts'
import { FeatureButton } from '#app/features/feature-button.tsx'
import { Art } from '#app/ui/art/art.tsx'
import { ButtonRow } from '#app/ui/button.tsx'
import type { LessonWords } from './lesson-words.server.ts'
import './teacher-panel.css'

export interface TeacherPanelProps {
  words: LessonWords['help']
  features: Readonly<Record<'accessCode' | 'teacherHelp', FeatureView>>
}

/** The way to a teacher: a raised hand. */
export function TeacherPanel({ words, features }: TeacherPanelProps) {
  return (
    <section className="teacher-panel" aria-labelledby="teacher">
      <Art name="raised-hand" grain />
      <div>
        <h2 id="teacher">{words.title}</h2>
        <p>{words.text}</p>
        <ButtonRow>
          <FeatureButton feature={features.accessCode} variant="ghost">
            {words.code}
          </FeatureButton>
          <FeatureButton feature={features.teacherHelp} variant="ghost">
            {words.ask}
          </FeatureButton>
        </ButtonRow>
      </div>
    </section>
  )
}
