import { m } from '#app/i18n/generated/messages.ts'
import { Art } from '#app/ui/art/art.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import './why-games.css'

const REASONS = [
  { art: 'why-play', title: m.games_why_play_title, text: m.games_why_play_text },
  { art: 'why-skills', title: m.games_why_skills_title, text: m.games_why_skills_text },
  { art: 'why-progress', title: m.games_why_progress_title, text: m.games_why_progress_text },
] as const

/** What games are good for, in three sentences. */
export function WhyGames() {
  return (
    <section className="why-games" aria-labelledby="why-games">
      <SectionHead id="why-games" title={m.games_why_title()} />
      <ul>
        {REASONS.map(({ art, title, text }) => (
          <li key={art}>
            <Art name={art} />
            <div>
              <h3>{title()}</h3>
              <p>{text()}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
