import type { ReactNode } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { TimeInText } from '#app/ui/local-time.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PLAN_NAMES } from '#app/words/plans.ts'
import type { PlanNote } from './view-subscription.server.ts'

/** What somebody has to know of their plan today. */
export function PlanNotes({ notes }: { notes: readonly PlanNote[] }) {
  return notes.map((note) => (
    <Notice key={note.about} tone={/past_due|paid_back/.test(note.about) ? 'warn' : 'info'}>
      <p>{textOf(note)}</p>
    </Notice>
  ))
}

function textOf(note: PlanNote): ReactNode {
  const plan = 'tier' in note ? PLAN_NAMES[note.tier]() : ''
  switch (note.about) {
    case 'trial':
      return <TimeInText at={note.at} format="moment" say={(date) => m.subscription_note_trial({ date })} />
    case 'reward':
      return (
        <TimeInText at={note.at} format="moment" say={(date) => m.subscription_note_reward({ plan, date })} />
      )
    case 'free':
      return m.subscription_note_free()
    case 'grown_up_changes':
      return m.billing_error_grown_up_changes_plan()
    case 'grown_up_pays':
      return m.subscription_note_grown_up_pays()
    case 'past_due':
      return (
        <TimeInText at={note.at} format="day" say={(date) => m.subscription_note_past_due({ plan, date })} />
      )
    case 'past_due_over':
      return m.subscription_note_past_due_over({ plan })
    case 'grown_up_past_due':
      return (
        <TimeInText
          at={note.at}
          format="day"
          say={(date) => m.subscription_note_grown_up_past_due({ plan, date })}
        />
      )
    case 'grown_up_past_due_over':
      return m.subscription_note_grown_up_past_due_over({ plan })
    case 'paid_back':
      return m.subscription_note_paid_back({ plan })
    case 'paid_back_renews':
      return m.subscription_note_paid_back_renews({ plan })
    case 'cancelled':
      return (
        <TimeInText at={note.at} format="day" say={(date) => m.subscription_note_cancelled({ plan, date })} />
      )
    case 'behind':
      return m.subscription_note_behind({ plan })
  }
}
