import { Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'

/** For visitors: what is bought without an account may be lost with the browser. */
export function GuestAdvice({ text, link }: { text: string; link: string }) {
  return (
    <Notice tone="warn">
      <p>
        {text} <Link to="/auth?tab=signup">{link}</Link>
      </p>
    </Notice>
  )
}
