import { m } from '#app/i18n/generated/messages.ts'
import { Link } from '#app/ui/link.tsx'

/** What opens the cases, and where that is: the one line that speaks of plans. */
export function PlansLine({ text }: { text: string }) {
  return (
    <p className="plans-line">
      {text} <Link to="/pricing">{m.cases_plans()}</Link>
    </p>
  )
}
