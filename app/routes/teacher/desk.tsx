// A teacher's desk: two drawers, for classes and for codes, and what else works today.
import { FeatureButton } from '#app/features/feature-button.tsx'
import { m } from '#app/i18n/generated/messages.ts'
import { FeatureCard } from '#app/ui/feature-card.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { Grid } from '#app/ui/wrap.tsx'
import { FEATURES } from './features.ts'

const DRAWERS = [
  { id: 'classes', title: m.portal_classes, text: m.portal_classes_text, action: m.portal_classes_go },
  { id: 'classCodes', title: m.portal_codes, text: m.portal_codes_text, action: m.portal_codes_go },
] as const

export function Desk() {
  return (
    <>
      <section aria-labelledby="drawers">
        <h2 id="drawers" className="visually-hidden">
          {m.portal_drawers()}
        </h2>
        <ul className="drawers">
          {DRAWERS.map(({ id, title, text, action }) => (
            <li key={id}>
              <span className="handle" aria-hidden="true" />
              <h3>{title()}</h3>
              <p>{text()}</p>
              <FeatureButton feature={FEATURES[id]} variant="ghost">
                {action()}
              </FeatureButton>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="today">
        <SectionHead id="today" title={m.portal_today()} />
        <Grid columns={3} className="feature-cards">
          <FeatureCard
            to="/games"
            art="play-board"
            title={m.portal_play()}
            text={m.portal_play_text()}
            action={m.portal_play_go()}
          />
          <FeatureCard
            to="/resources/for-teachers"
            art="why-skills"
            title={m.portal_read()}
            text={m.portal_read_text()}
            action={m.portal_read_go()}
          />
          <FeatureCard
            to="/contact"
            art="letter"
            title={m.portal_write()}
            text={m.portal_write_text()}
            action={m.portal_write_go()}
          />
        </Grid>
      </section>
    </>
  )
}
