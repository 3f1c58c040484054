// A study plan: the day of the test, a drawn way to it, and the place where plans will be kept.
import type { FeatureView } from '#app/features/feature.ts'
import { FeatureButton } from '#app/features/feature-button.tsx'
import { FeatureForm, fieldName } from '#app/features/feature-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { TextInput } from '#app/ui/field.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import type { ToolsWords } from './tools-words.server.ts'
import './study-plan.css'

export interface StudyPlanProps {
  words: ToolsWords['plan']
  features: Readonly<Record<'planCreate' | 'planStart', FeatureView>>
}

export function StudyPlan({ words, features }: StudyPlanProps) {
  return (
    <>
      <section className="study-plan" aria-labelledby="plan">
        <SectionHead id="plan" title={words.title} lead={words.lead} />
        <FeatureForm feature={features.planCreate} className="plan-form">
          <TextInput
            id="test-date"
            type="date"
            label={words.date}
            name={fieldName(features.planCreate, 'testDate')}
          />
          <Button type="submit">{words.create}</Button>
        </FeatureForm>
        {/* An example of a plan, drawn: decoration. */}
        <div className="way" aria-hidden="true">
          <svg viewBox="0 0 600 90" preserveAspectRatio="none" aria-hidden="true">
            <path pathLength="1" d="M4 66C60 20 120 22 190 52S330 86 400 46S520 6 596 30" />
          </svg>
          {words.way.map((stop) => (
            <span key={stop}>{stop}</span>
          ))}
        </div>
      </section>
      <EmptyState
        title={words.empty}
        text={words.emptyText}
        action={
          <FeatureButton feature={features.planStart} variant="secondary">
            {words.start}
          </FeatureButton>
        }
      />
    </>
  )
}
