// What a link is about, and the button that uses it. Where the reader may not be who signed up, "no" is as easy to see as "yes".
import type { ReactNode } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { ownPath } from '#app/request/own-path.ts'
import { Button } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { PasswordInput } from '#app/ui/password-input.tsx'
import { AuthPage, AuthPanel } from '../parts/auth-page.tsx'
import type { Question } from './present-link.server.ts'
import './link-question.css'

export interface LinkQuestionProps extends Question {
  children: ReactNode
  /** What is wrong with the password that was typed. */
  fault: string | undefined
}

export function LinkQuestion({ children, fault, ...question }: LinkQuestionProps) {
  const { about, address, name, guardian, isMaybeOther, asksPassword, host } = question
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
          {asksPassword && (
            <PasswordInput
              id="password"
              label={m.auth_confirm_password()}
              error={fault}
              autoComplete="current-password"
              revealLabel={m.auth_show_password()}
            />
          )}
          <Button type="submit" name="intent" value="open" full keyAction>
            {button}
          </Button>
          {isMaybeOther && (
            <Button type="submit" name="intent" value="drop" full>
              {m.auth_confirm_no()}
            </Button>
          )}
        </form>
        {asksPassword && (
          <p className="quiet">
            <Link to={ownPath('/auth?tab=signup')}>{m.auth_confirm_anew()}</Link>
          </p>
        )}
      </AuthPanel>
    </AuthPage>
  )
}

function wordsOf({ about, address, isMaybeOther, asksPassword }: Question): {
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
    ? {
        title: m.auth_confirm_other_title(),
        lead: asksPassword ? m.auth_confirm_password_lead() : m.auth_confirm_other_lead(),
        button: m.auth_confirm_yes(),
      }
    : { title: m.auth_continue_title(), lead: m.auth_confirm_lead(), button: m.auth_confirm_make() }
}
