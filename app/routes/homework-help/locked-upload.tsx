import { m } from '#app/i18n/generated/messages.ts'
import { Art } from '#app/ui/art/art.tsx'
import { ButtonLink, ButtonRow } from '#app/ui/button.tsx'
import { PLAN_NAMES } from '#app/words/plans.ts'
import type { WorksheetRight } from './input-rights.ts'

/** What it is, for those whose plan does not have it. Where to buy it is told to grown-ups. */
export function LockedUpload({ right }: { right: Exclude<WorksheetRight, 'open'> }) {
  const more = {
    visitor: m.worksheet_visitor(),
    student: m.worksheet_student(),
    grown_up: m.worksheet_grown_up({ plan: PLAN_NAMES.basic() }),
  }
  return (
    <div className="upload-form">
      <Art name="worksheet" grain />
      <p className="drop">{m.worksheet_what()}</p>
      <p className="hint">{m.homework_upload_hint()}</p>
      <p>{more[right]}</p>
      <ButtonRow>
        {right === 'visitor' && <ButtonLink to="/auth">{m.shell_sign_in()}</ButtonLink>}
        {right === 'grown_up' && <ButtonLink to="/pricing">{m.worksheet_plans()}</ButtonLink>}
        <ButtonLink to="/homework-help" variant="ghost">
          {m.worksheet_type()}
        </ButtonLink>
      </ButtonRow>
    </div>
  )
}
