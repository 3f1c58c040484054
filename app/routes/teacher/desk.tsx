// A teacher's desk: two drawers that are still empty, and what works today.
import type { FeatureView } from '#app/features/feature.ts'
import { FeatureButton } from '#app/features/feature-button.tsx'
import { FeatureCard } from '#app/ui/feature-card.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { Grid } from '#app/ui/wrap.tsx'
import type { PortalWords } from './portal-words.server.ts'

export interface DeskProps {
  words: PortalWords
  features: Readonly<Record<'classes' | 'classCodes', FeatureView>>
}

export function Desk({ words, features }: DeskProps) {
  return (
    <>
      <section aria-labelledby="drawers">
        <h2 id="drawers" className="visually-hidden">
          {words.drawers}
        </h2>
        <ul className="drawers">
          {words.empty.map(({ feature, title, text, action }) => (
            <li key={feature}>
              <span className="handle" aria-hidden="true" />
              <h3>{title}</h3>
              <p>{text}</p>
              <FeatureButton feature={features[feature]} variant="ghost">
                {action}
              </FeatureButton>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="today">
        <SectionHead id="today" title={words.todayTitle} />
        <Grid columns={3} className="feature-cards">
          {words.today.map((card) => (
            <FeatureCard key={card.to} {...card} />
          ))}
        </Grid>
      </section>
    </>
  )
}
