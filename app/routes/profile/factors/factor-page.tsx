// The page around each step: the way back, the step on its sheet, Glim beside it.

import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { Glim, type GlimMood } from '#app/ui/art/glim.tsx'
import { Band } from '#app/ui/band.tsx'
import { InkMark } from '#app/ui/ink-mark.tsx'
import { Link } from '#app/ui/link.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import { Page } from '#app/ui/shell/page.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import './factor-page.css'

export function FactorPage({ mood = 'thinking', children }: { mood?: GlimMood; children: ReactNode }) {
  return (
    <Page className="factor-page">
      <Band tight>
        <Wrap>
          <Link className="back" to="/profile/security#factors">
            <ArrowLeft /> {m.factors_back()}
          </Link>
          <div className="sides">
            <Sheet className="step">{children}</Sheet>
            <Glim mood={mood} />
          </div>
        </Wrap>
      </Band>
    </Page>
  )
}

/** The step's heading; between asterisks stands the phrase that is inked. */
export function StepHead({ title, lead }: { title: string; lead?: string }) {
  const [before, marked, after] = title.split('*')
  return (
    <>
      <h1>
        {before}
        {marked !== undefined && <InkMark>{marked}</InkMark>}
        {after}
      </h1>
      {lead !== undefined && <p className="lead">{lead}</p>}
    </>
  )
}
