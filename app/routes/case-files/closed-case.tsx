import { m } from '#app/i18n/generated/messages.ts'
import { Link } from '#app/ui/link.tsx'
import type { CaseCover } from '#app/views/case-files.server.ts'
import { PlansLine } from './plans-line.tsx'

/** What opens the case, and the one of its band that is open to everybody. */
export function ClosedCase({ free }: { free: Pick<CaseCover, 'id' | 'title'> | null }) {
  return (
    <div className="case-sheet closed">
      <PlansLine text={m.cases_locked()} />
      <ul>
        {free && (
          <li>
            <Link to={`/case-files/${free.id}`}>{m.cases_free({ title: free.title })}</Link>
          </li>
        )}
        <li>
          <Link to="/case-files">{m.cases_all()}</Link>
        </li>
      </ul>
    </div>
  )
}
