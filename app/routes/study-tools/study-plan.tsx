// The study timeline: the day of the test, a drawn way to it, and the plans there are.
import { FeatureButton } from '#app/features/feature-button.tsx'
import { FeatureForm, fieldName } from '#app/features/feature-form.tsx'
import { m } from '#app/i18n/generated/messages.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { TextInput } from '#app/ui/field.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { FEATURES } from './features.ts'
import { PlanList } from './plans/plan-list.tsx'
import type { PlanLine } from './plans/read-plan-list.server.ts'
import './study-plan.css'

export function StudyPlan({ plans }: { plans: readonly PlanLine[] }) {
  return (
    <>
      <section className="study-plan" aria-labelledby="plan">
        <SectionHead id="plan" title={m.tools_plan_title()} lead={m.tools_plan_lead()} />
        <FeatureForm feature={FEATURES.planCreate} className="plan-form">
          <TextInput
            id="test-date"
            type="date"
            label={m.tools_plan_date()}
            name={fieldName(FEATURES.planCreate, 'testDate')}
          />
          <Button type="submit">{m.tools_plan_create()}</Button>
        </FeatureForm>
        {/* An example of a plan, drawn, its last stop the test: decoration. */}
        <div className="way" aria-hidden="true">
          <svg viewBox="0 0 600 90" preserveAspectRatio="none" aria-hidden="true">
            <path pathLength="1" d="M4 66C60 20 120 22 190 52S330 86 400 46S520 6 596 30" />
          </svg>
          <span>{m.tools_plan_way_look()}</span>
          <span>{m.tools_plan_way_say()}</span>
          <span>{m.tools_plan_way_mix()}</span>
          <span>{m.tools_plan_way_test()}</span>
        </div>
      </section>
      {plans.length > 0 ? (
        <PlanList plans={plans} />
      ) : (
        <EmptyState
          title={m.tools_plans_empty()}
          text={m.tools_plans_empty_text()}
          action={
            <FeatureButton feature={FEATURES.planStart} variant="secondary">
              {m.tools_plans_start()}
            </FeatureButton>
          }
        />
      )}
    </>
  )
}
