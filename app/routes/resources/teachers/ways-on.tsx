// Where teachers go from here, as a row of labels on a shelf.

import { Art } from '#app/ui/art/art.tsx'
import { Link } from '#app/ui/link.tsx'
import { Tag } from '#app/ui/tag.tsx'
import type { Way } from './teacher-words.server.ts'

export function WaysOn({ ways }: { ways: readonly Way[] }) {
  return (
    <ul className="ways-on">
      {ways.map(({ to, picture, title, text, soon }) => (
        <li key={to}>
          <Art name={picture} grain />
          <div>
            <Link to={to} prefetch="intent">
              {title}
            </Link>
            {soon !== undefined && <Tag>{soon}</Tag>}
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
