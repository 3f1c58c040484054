// The small pages behind the profile's sections that change one thing: a sheet with a form, and the way back. Glim looks on, but not
// when there is something to lose.

import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { Glim } from '#app/ui/art/glim.tsx'
import { Link } from '#app/ui/link.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import { Page } from '#app/ui/shell/page.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import './security-page.css'

export interface SecurityPageProps {
  title: string
  lead: string
  /** Where the way back leads: a section of the profile, or the family page. */
  back?: '/profile' | '/profile/security' | '/profile/data' | '/family'
  /** No mascot beside it. */
  still?: boolean
  children: ReactNode
}

export function SecurityPage({
  title,
  lead,
  back = '/profile/security',
  still = false,
  children,
}: SecurityPageProps) {
  return (
    <Page className="security-page">
      <Wrap>
        <Link className="back" to={back}>
          <ArrowLeft /> {back === '/family' ? m.family_back() : m.profile_back()}
        </Link>
        <div className="sides">
          <Sheet>
            <h1>{title}</h1>
            <p className="lead">{lead}</p>
            {children}
          </Sheet>
          {!still && <Glim mood="thinking" />}
        </div>
      </Wrap>
    </Page>
  )
}
