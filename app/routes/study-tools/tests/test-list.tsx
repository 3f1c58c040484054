import { m } from '#app/i18n/generated/messages.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import { Grid } from '#app/ui/wrap.tsx'
import type { TestLine } from './read-test-list.server.ts'
import { ScoreChart } from './score-chart.tsx'
import '../plans/plan-list.css'

export function TestList({ tests }: { tests: readonly TestLine[] }) {
  return (
    <section className="plan-list" aria-labelledby="tests">
      <SectionHead id="tests" title={m.tests_list_title()} />
      <ScoreChart tests={tests} />
      <Grid columns={3}>
        {tests.map(({ id, skills, questions, createdAt, right }) => (
          <Sheet as="article" key={id}>
            <h3>{skills.join(', ')}</h3>
            <p>
              <LocalTime at={createdAt} format="day" />
            </p>
            <p>{right === null ? m.tests_open() : m.tests_score({ right, count: questions })}</p>
            <ButtonLink to={`/study-tools/tests/${id}`} variant="secondary" size="small">
              {right === null ? m.tests_continue() : m.tests_review()}
              <span className="visually-hidden"> {skills.join(', ')}</span>
            </ButtonLink>
          </Sheet>
        ))}
      </Grid>
    </section>
  )
}
