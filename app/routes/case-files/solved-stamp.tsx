import './solved-stamp.css'
import { Check } from 'lucide-react'
import { m } from '#app/i18n/generated/messages.ts'

export function SolvedStamp() {
  return (
    <span className="solved-stamp">
      <Check aria-hidden /> {m.cases_solved()}
    </span>
  )
}
