import { SectionHead } from '#app/ui/section-head.tsx'
import { Grid } from '#app/ui/wrap.tsx'
import { coreSubjectsFor, HUB_TIER } from '#engine/games/core-subjects.ts'
import type { HubWords } from './hub-words.server.ts'
import { SubjectCard } from './subject-card.tsx'
import type { GradeQuestion } from './use-grade-question.ts'

export interface CoreSubjectsProps {
  words: HubWords
  question: GradeQuestion
}

/** The core subjects of the chosen grade, for the tier the hub is fixed to. */
export function CoreSubjects({ words, question: { chosen, shown } }: CoreSubjectsProps) {
  const { title, blurb } = words.grades[shown]
  return (
    <section className="core-subjects" aria-labelledby="core-subjects">
      <SectionHead id="core-subjects" title={title} lead={blurb} />
      <Grid columns={4}>
        {coreSubjectsFor(HUB_TIER).map((card) => (
          <SubjectCard
            key={card.id}
            card={card}
            words={words.core[card.id]}
            open={words.open}
            chosen={chosen}
            shown={shown}
          />
        ))}
      </Grid>
    </section>
  )
}
