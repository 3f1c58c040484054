// What a link is about, and the button that uses it. Where the reader may not be who signed up, "no" is as easy to see as "yes".
import type { ReactNode } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { Button } from '#app/ui/button.tsx'
import { AuthPage, AuthPanel } from '../parts/auth-page.tsx'
import type { Question } from './present-link.server.ts'
import './link-question.css'

export function LinkQuestion({ children, ...question }: Question & { children: ReactNode }) {
  const { about, address, name, guardian, isMaybeOther, host } = question
  const { title, lead, button } = wordsOf(question)
  const facts = [
    { term: m.auth_email(), value: address },
    { term: m.auth_display_name(), value: name },
    { term: m.auth_confirm_guardian(), value: guardian },
  ].filter(({ value }) => value !== null)
  return (
    <AuthPage title={title} lead={lead} mood={isMaybeOther ? 'thinking' : 'hello'}>
      <AuthPanel>
        {children}
        {about === 'sign_up' && (
          <dl className="link-facts">
            {facts.map(({ term, value }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {host !== null && <p className="fine-print">{m.auth_confirm_leads_to({ host })}</p>}
        <form method="post" className="link-choice">
          <Button type="submit" name="intent" value="open" full keyAction>
            {button}
          </Button>
          {isMaybeOther && (
            <Button type="submit" name="intent" value="drop" full>
              {m.auth_confirm_no()}
            </Button>
          )}
        </form>
      </AuthPanel>
    </AuthPage>
  )
}

function wordsOf({ about, address, isMaybeOther }: Question): {
  title: string
  lead: string
  button: string
} {
  if (about === 'email_change')
    return {
      title: m.auth_confirm_change_title(),
      lead: m.auth_confirm_change_lead(),
      button: m.auth_confirm_change(),
    }
  if (about === 'sign_in')
    return {
      title: m.auth_continue_title(),
      lead: m.auth_continue_lead({ address }),
      button: m.auth_continue(),
    }
  return isMaybeOther
    ? { title: m.auth_confirm_other_title(), lead: m.auth_confirm_other_lead(), button: m.auth_confirm_yes() }
    : { title: m.auth_continue_title(), lead: m.auth_confirm_lead(), button: m.auth_confirm_make() }
}
