// What a link is about, and the button that uses it. Where the reader may not be who signed up, "no" is as easy to see as "yes".
import type { ReactNode } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { type OwnPath, ownPath } from '#app/request/own-path.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PasswordInput } from '#app/ui/password-input.tsx'
import { AuthPage, AuthPanel } from '../parts/auth-page.tsx'
import type { Question } from './present-link.server.ts'
import './link-question.css'

export interface LinkQuestionProps extends Question {
  children: ReactNode
  /** What is wrong with the password that was typed. */
  fault: string | undefined
  /** The sign-in that leads back to the link. */
  signInAt: OwnPath
}

export function LinkQuestion({ children, fault, signInAt, ...question }: LinkQuestionProps) {
  if (question.asksSignIn) return <SignInFirst {...question} signInAt={signInAt} />
  const { about, address, name, guardian, isMaybeOther, asksPassword, otherOpen, host } = question
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
        {otherOpen !== null && (
          <Notice tone="warn">
            <p>{m.auth_confirm_switches({ open: otherOpen, address })}</p>
          </Notice>
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

/** Instead of the button, where the account that would get the address is not signed in. */
function SignInFirst({ account, address, otherOpen, signInAt }: Question & { signInAt: OwnPath }) {
  const lead = m.auth_confirm_change_account({ account: account ?? '', address })
  return (
    <AuthPage title={m.auth_confirm_change_title()} lead={lead} mood="thinking">
      <AuthPanel>
        {otherOpen === null ? (
          <ButtonLink to={signInAt} full keyAction>
            {m.auth_log_in()}
          </ButtonLink>
        ) : (
          <form method="post" action="/auth/sign-out">
            <Notice tone="warn">
              <p>{m.auth_confirm_sign_out_first({ open: otherOpen })}</p>
            </Notice>
            <Button type="submit" full keyAction>
              {m.shell_sign_out()}
            </Button>
          </form>
        )}
      </AuthPanel>
    </AuthPage>
  )
}

function wordsOf({ about, address, account, isMaybeOther, asksPassword }: Question): {
  title: string
  lead: string
  button: string
} {
  if (about === 'email_change')
    return {
      title: m.auth_confirm_change_title(),
      lead:
        account === null ? m.auth_confirm_change_lead() : m.auth_confirm_change_yours({ account, address }),
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
