import { m } from '#app/i18n/generated/messages.ts'
import { Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'

/** For visitors: what is bought without an account may be lost with the browser. @param text before or after they bought */
export function GuestAdvice({ text }: { text: string }) {
  return (
    <Notice tone="warn">
      <p>
        {text} <Link to="/auth?tab=signup">{m.store_sign_up()}</Link>
      </p>
    </Notice>
  )
}
