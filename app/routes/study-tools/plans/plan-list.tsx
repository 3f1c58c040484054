import { m } from '#app/i18n/generated/messages.ts'
import { useLocale } from '#app/preferences/use-preferences.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import { Grid } from '#app/ui/wrap.tsx'
import { dayWords } from '#app/words/days.ts'
import type { PlanLine } from './read-plan-list.server.ts'
import './plan-list.css'

export function PlanList({ plans }: { plans: readonly PlanLine[] }) {
  const locale = useLocale()
  return (
    <section className="plan-list" aria-labelledby="plans">
      <SectionHead id="plans" title={m.timeline_list_title()} />
      <Grid columns={3}>
        {plans.map(({ id, title, testDay, done, left }) => {
          const name = title || m.timeline_untitled()
          return (
            <Sheet as="article" key={id}>
              <h3>{name}</h3>
              <p>{m.timeline_test_on({ day: dayWords(testDay, 'long', locale) })}</p>
              <ProgressBar
                label={m.timeline_count({ done, left })}
                value={done}
                max={Math.max(1, done + left)}
              />
              <ButtonLink to={`/study-tools/plans/${id}`} variant="secondary" size="small">
                {m.timeline_open()}
                <span className="visually-hidden"> {name}</span>
              </ButtonLink>
            </Sheet>
          )
        })}
      </Grid>
    </section>
  )
}
