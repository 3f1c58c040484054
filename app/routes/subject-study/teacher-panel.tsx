import { FeatureButton } from '#app/features/feature-button.tsx'
import { m } from '#app/i18n/generated/messages.ts'
import { Art } from '#app/ui/art/art.tsx'
import { ButtonRow } from '#app/ui/button.tsx'
import { FEATURES } from './features.ts'
import './teacher-panel.css'

/** The way to a teacher: a raised hand. */
export function TeacherPanel() {
  return (
    <section className="teacher-panel" aria-labelledby="teacher">
      <Art name="raised-hand" grain />
      <div>
        <h2 id="teacher">{m.lessons_help_title()}</h2>
        <p>{m.lessons_help_text()}</p>
        <ButtonRow>
          <FeatureButton feature={FEATURES.accessCode} variant="ghost">
            {m.lessons_help_code()}
          </FeatureButton>
          <FeatureButton feature={FEATURES.teacherHelp} variant="ghost">
            {m.lessons_help_ask()}
          </FeatureButton>
        </ButtonRow>
      </div>
    </section>
  )
}
