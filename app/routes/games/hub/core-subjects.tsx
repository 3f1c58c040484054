import { coreSubjectsFor, HUB_TIER } from '#app/domain/catalogue/core-subjects.ts'
import { SectionHead } from '#app/ui/section-head.tsx'
import { Grid } from '#app/ui/wrap.tsx'
import { GRADE_WORDS } from './grade-words.ts'
import { SubjectCard } from './subject-card.tsx'
import type { GradeQuestion } from './use-grade-question.ts'

export interface CoreSubjectsProps {
  question: GradeQuestion
}

/** The core subjects of the chosen grade, for the tier the hub is fixed to. */
export function CoreSubjects({ question: { chosen, shown } }: CoreSubjectsProps) {
  const { title, blurb } = GRADE_WORDS[shown]
  return (
    <section className="core-subjects" aria-labelledby="core-subjects">
      <SectionHead id="core-subjects" title={title()} lead={blurb()} />
      <Grid columns={4}>
        {coreSubjectsFor(HUB_TIER).map((card) => (
          <SubjectCard key={card.id} card={card} chosen={chosen} shown={shown} />
        ))}
      </Grid>
    </section>
  )
}
