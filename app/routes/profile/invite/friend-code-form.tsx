// For somebody new: whose code brought them here.
import { m } from '#app/i18n/generated/messages.ts'
import { Button, ButtonRow } from '#app/ui/button.tsx'
import { TextInput } from '#app/ui/field.tsx'
import { REFERRALS_PATH, useInviteForm } from './use-invite-form.ts'

export function FriendCodeForm() {
  const { isWaiting, submit } = useInviteForm()
  return (
    <form className="friend-code" method="post" action={REFERRALS_PATH} onSubmit={submit}>
      <TextInput
        id="friend-code"
        name="code"
        label={m.referral_code_field()}
        className="code-input"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
      />
      <ButtonRow>
        <Button
          type="submit"
          name="intent"
          value="apply"
          variant="secondary"
          size="small"
          disabled={isWaiting}
        >
          {m.referral_use()}
        </Button>
        <Button
          type="submit"
          name="intent"
          value="validate"
          variant="ghost"
          size="small"
          disabled={isWaiting}
        >
          {m.referral_check()}
        </Button>
      </ButtonRow>
    </form>
  )
}
