// Second factors: which there are, and the ways to /profile/factors, where they are added and removed.
import { Smartphone, SquareAsterisk } from 'lucide-react'
import type { Factor } from '#app/domain/accounts/accounts.types.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { sentenceGap } from '#app/i18n/sentence-gap.ts'
import { ButtonLink, ButtonRow } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { ProfileRow, ProfileSection } from '../profile-section.tsx'

export interface ListedFactor {
  id: string
  type: Factor['type']
  /** May be empty: other clients can leave it so. */
  name: string
  /** The number's last digits. */
  phoneEnd: string | null
}

export interface FactorSectionProps {
  /** Those that count. */
  factors: readonly ListedFactor[]
  /** Begun and not confirmed yet. */
  enrolling: Pick<ListedFactor, 'type' | 'name'> | null
}

interface LimitedProps extends FactorSectionProps {
  /** Too young, and no grown-up said yes yet: no number is added. */
  limited: boolean
}

const TYPE_WORDS = { totp: m.factors_app, phone: m.factors_phone } as const

export function factorName({ type, name }: Pick<ListedFactor, 'type' | 'name'>): string {
  return name === '' ? TYPE_WORDS[type]() : name
}

export function FactorSection({ factors, enrolling, limited }: LimitedProps) {
  return (
    <ProfileSection id="factors" title={m.factors_title()}>
      <p className="muted">{m.factors_lead()}</p>
      {factors.length > 0 && (
        <ul className="profile-rows">
          {factors.map((factor) => (
            <ProfileRow
              key={factor.id}
              icon={factor.type === 'totp' ? <SquareAsterisk /> : <Smartphone />}
              title={factorName(factor)}
              detail={factorDetail(factor)}
              action={
                <ButtonLink
                  to={`/profile/factors?remove=${factor.id}`}
                  variant="ghost"
                  size="small"
                  aria-label={m.factors_remove_of({ name: factorName(factor) })}
                >
                  {m.factors_remove()}
                </ButtonLink>
              }
            />
          ))}
        </ul>
      )}
      {factors.length === 1 && <Notice>{m.factors_second_hint()}</Notice>}
      {enrolling && (
        <Notice>
          {m.factors_unfinished({ name: factorName(enrolling) })}
          {sentenceGap()}
          <a href="/profile/factors">{m.factors_finish()}</a>
        </Notice>
      )}
      <ButtonRow>
        <ButtonLink to="/profile/factors?add=app" variant="ghost" size="small">
          {m.factors_add_app()}
        </ButtonLink>
        {!limited && (
          <ButtonLink to="/profile/factors?add=phone" variant="ghost" size="small">
            {m.factors_add_phone()}
          </ButtonLink>
        )}
      </ButtonRow>
    </ProfileSection>
  )
}

/** What its name does not say yet. */
function factorDetail(factor: ListedFactor): string | undefined {
  if (factor.phoneEnd !== null) return m.factors_number_ending({ end: factor.phoneEnd })
  return factor.name === '' || factor.name === TYPE_WORDS.totp() ? undefined : TYPE_WORDS.totp()
}
