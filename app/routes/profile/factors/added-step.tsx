import { m } from '#app/i18n/generated/messages.ts'
import { ButtonLink, ButtonRow } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { ListedFactor } from '../security/factor-section.tsx'
import { StepHead } from './factor-page.tsx'

export interface AddedStepProps {
  factor: Pick<ListedFactor, 'type'>
  /** There is no other: whoever loses it is locked out. */
  only: boolean
}

export function AddedStep({ factor, only }: AddedStepProps) {
  return (
    <>
      <StepHead title={m.factors_added_title()} lead={m.factors_added_lead()} />
      {only && <Notice>{m.factors_second_hint()}</Notice>}
      <ButtonRow>
        <ButtonLink to="/profile/security#factors" keyAction>
          {m.factors_back()}
        </ButtonLink>
        {only && (
          <ButtonLink to={`/profile/factors?add=${factor.type === 'totp' ? 'phone' : 'app'}`} variant="ghost">
            {factor.type === 'totp' ? m.factors_add_phone() : m.factors_add_app()}
          </ButtonLink>
        )}
      </ButtonRow>
    </>
  )
}
