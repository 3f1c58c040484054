// Four doors in a drawn corridor. The whole door is the link; it opens a little when somebody is about to go through.

import { Art } from '#app/ui/art/art.tsx'
import { LineIcon } from '#app/ui/line-icon.tsx'
import { Link } from '#app/ui/link.tsx'
import type { Door } from './student-words.server.ts'

export interface DoorsProps {
  title: string
  doors: readonly Door[]
}

export function Doors({ title, doors }: DoorsProps) {
  return (
    <section className="doors" aria-labelledby="doors-title">
      <h2 id="doors-title" className="visually-hidden">
        {title}
      </h2>
      {doors.map(({ to, picture, need, text, go }) => (
        <Link key={to} className="door" to={to} prefetch="intent">
          <span className="frame">
            <span className="leaf">
              <Art name={picture} grain />
              <span className="knob" aria-hidden="true" />
            </span>
          </span>
          <h3>{need}</h3>
          <p>{text}</p>
          <span className="go">
            {go} <LineIcon name="arrow-right" />
          </span>
        </Link>
      ))}
    </section>
  )
}
