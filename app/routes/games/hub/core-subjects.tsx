import { m } from '#app/i18n/generated/messages.js'
import { SectionHead } from '#app/ui/section-head.tsx'
import { Grid } from '#app/ui/wrap.tsx'
import type { Band } from '#engine/core/bands.ts'
import { coreSubjectsFor, HUB_TIER } from '#engine/games/core-subjects.ts'
import { SubjectCard } from './subject-card.tsx'
import type { GradeQuestion } from './use-grade-question.ts'

const WORDS: Readonly<Record<Band, { title: () => string; blurb: () => string }>> = {
  elementary: { title: m.games_list_for_elementary, blurb: m.games_blurb_elementary },
  middle: { title: m.games_list_for_middle, blurb: m.games_blurb_middle },
  high: { title: m.games_list_for_high, blurb: m.games_blurb_high },
}

/** The core subjects of the chosen grade, for the tier the hub is fixed to. */
export function CoreSubjects({ question: { chosen, shown } }: { question: GradeQuestion }) {
  const { title, blurb } = WORDS[shown]
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
