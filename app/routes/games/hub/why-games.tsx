import { Art } from '#app/ui/art/art.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import type { HubWords } from './hub-words.server.ts'
import './why-games.css'

const REASONS = ['play', 'skills', 'progress'] as const

/** What games are good for, in three sentences. */
export function WhyGames({ words }: { words: HubWords['why'] }) {
  return (
    <section className="why-games" aria-labelledby="why-games">
      <SectionHead id="why-games" title={words.title} />
      <ul>
        {REASONS.map((reason) => (
          <li key={reason}>
            <Art name={`why-${reason}`} />
            <div>
              <h3>{words[reason].title}</h3>
              <p>{words[reason].text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
