import { m } from '#app/i18n/generated/messages.ts'
import { Link } from '#app/ui/link.tsx'
import type { LearnedSubject } from '#app/views/learned.server.ts'
import './learned-here.css'

/** Every subject with its fields and how many skills there are to practise. */
export function LearnedHere({ learned }: { learned: readonly LearnedSubject[] }) {
  return (
    <section className="learned-here" aria-labelledby="learned-here">
      <h2 id="learned-here">{m.games_learned_title()}</h2>
      <ul>
        {learned.map(({ name, path, strands, skills }) => (
          <li key={path}>
            <Link to={path}>{name}</Link>
            <span className="count">{m.games_learned_skills({ count: skills })}</span>
            <span className="strands">{strands.join('\u00A0· ')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
