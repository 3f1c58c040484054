import { m } from '#app/i18n/generated/messages.ts'
import { Link } from '#app/ui/link.tsx'

/** Old enough or allowed, and what is accepted. Between asterisks stand the names of the two documents, terms first. */
export function ConsentLine() {
  const [before, terms, between, privacy, after] = m.auth_consent().split('*')
  return (
    <p className="fine-print">
      {before}
      <Link to="/company/terms-of-service">{terms}</Link>
      {between}
      <Link to="/company/privacy-policy">{privacy}</Link>
      {after}
    </p>
  )
}
