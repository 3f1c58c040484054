// How a person signs in: addresses, password, and the Google and Microsoft accounts that are linked.
import { KeyRound, Link2, Mail, Phone, School } from 'lucide-react'
import { m } from '#app/i18n/generated/messages.ts'
import { sentenceGap } from '#app/i18n/sentence-gap.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { ProfileRow, ProfileSection } from '../profile-section.tsx'

const PROVIDER_NAMES: Readonly<Record<string, string>> = { google: 'Google', microsoft: 'Microsoft' }

export interface LinkedIdentity {
  id: string
  /** google, microsoft or sso:<id>. */
  provider: string
  email: string | null
}

export interface SignInSectionProps {
  signIn: {
    email: string | null
    newEmail: string | null
    phone: string | null
    newPhone: string | null
    hasPassword: boolean
  }
  identities: readonly LinkedIdentity[]
  providers: readonly string[]
  mayUnlink: boolean
  /** Too young, and no grown-up said yes yet: no address changes and none is added. */
  limited: boolean
}

export function SignInSection({ signIn, identities, providers, mayUnlink, limited }: SignInSectionProps) {
  const { email, newEmail, phone, newPhone, hasPassword } = signIn
  const linkable = limited
    ? []
    : providers.filter((name) => !identities.some(({ provider }) => provider === name))
  return (
    <ProfileSection id="sign-in" title={m.profile_sign_in()}>
      {limited && (
        <p>
          {m.profile_sign_in_locked()}
          {sentenceGap()}
          <Link to="/family">{m.shell_limited_link()}</Link>
        </p>
      )}
      <ul className="profile-rows">
        <ProfileRow
          icon={<Mail />}
          title={email ?? m.profile_email_none()}
          detail={newEmail === null ? m.auth_email() : m.profile_email_pending({ email: newEmail })}
          action={
            !limited && (
              <ChangeLink to="/profile/email">
                {email === null ? m.profile_email_add() : m.profile_email_change()}
              </ChangeLink>
            )
          }
        />
        <ProfileRow
          icon={<Phone />}
          title={phone === null ? m.profile_phone_none() : `+${phone}`}
          detail={newPhone === null ? m.auth_phone() : m.profile_phone_pending({ phone: newPhone })}
          action={
            !limited && (
              <ChangeLink to="/profile/phone">
                {phone === null ? m.profile_phone_add() : m.profile_phone_change()}
              </ChangeLink>
            )
          }
        />
        <ProfileRow
          icon={<KeyRound />}
          title={hasPassword ? m.profile_password_set() : m.profile_password_none()}
          detail={m.auth_password()}
          action={
            <ChangeLink to="/profile/password">
              {hasPassword ? m.profile_password_change() : m.profile_password_add()}
            </ChangeLink>
          }
        />
        {identities.map(({ id, provider, email: address }) => (
          <ProfileRow
            key={id}
            icon={provider.startsWith('sso:') ? <School /> : <Link2 />}
            title={PROVIDER_NAMES[provider] ?? m.profile_school_account()}
            detail={address ?? m.profile_linked()}
            action={
              mayUnlink && (
                <IdentityForm
                  intent="unlink"
                  value={id}
                  words={m.profile_unlink_from({
                    provider: PROVIDER_NAMES[provider] ?? m.profile_school_account(),
                  })}
                />
              )
            }
          />
        ))}
        {linkable.map((provider) => (
          <ProfileRow
            key={provider}
            icon={<Link2 />}
            title={PROVIDER_NAMES[provider]}
            detail={m.profile_not_linked()}
            action={
              <IdentityForm
                intent="link"
                value={provider}
                words={m.profile_link_to({ provider: PROVIDER_NAMES[provider] ?? provider })}
              />
            }
          />
        ))}
      </ul>
    </ProfileSection>
  )
}

function ChangeLink({ to, children }: { to: `/${string}`; children: string }) {
  return (
    <ButtonLink to={to} variant="ghost" size="small">
      {children}
    </ButtonLink>
  )
}

/** A plain form: linking leaves for another site, unlinking comes back with the whole page. */
function IdentityForm({ intent, value, words }: { intent: 'link' | 'unlink'; value: string; words: string }) {
  return (
    <form method="post" action="/profile/identities">
      <input type="hidden" name="intent" value={intent} />
      <Button type="submit" name="identity" value={value} variant="ghost" size="small">
        {words}
      </Button>
    </form>
  )
}
