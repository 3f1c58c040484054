// The way from section to section: a list beside them, two columns of links above them on a phone.
import { ChartColumn, Database, Palette, ShieldCheck, UserPlus, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { Link } from '#app/ui/link.tsx'
import { SECTIONS, type SectionId } from './section-list.ts'
import './section-nav.css'

const ICONS: Readonly<Record<SectionId, ReactNode>> = {
  about: <UserRound />,
  progress: <ChartColumn />,
  security: <ShieldCheck />,
  preferences: <Palette />,
  invite: <UserPlus />,
  data: <Database />,
}

export function SectionNav({ current }: { current: SectionId }) {
  return (
    <nav className="section-nav" aria-label={m.profile_sections()}>
      <ul>
        {SECTIONS.map(({ id, to, label }) => (
          <li key={id}>
            <Link to={to} aria-current={id === current ? 'page' : undefined}>
              {ICONS[id]}
              <span className="words">{label()}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
