import { GAME_CATALOGUE } from '#app/domain/catalogue/games.ts'
import type { BestScore } from '#app/domain/play/play.types.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { SectionHead } from '#app/ui/section-head.tsx'
import { Grid } from '#app/ui/wrap.tsx'
import { CatalogueCard } from './catalogue-card.tsx'
import { FEATURES } from './features.ts'
import type { GradeQuestion } from './use-grade-question.ts'
import './game-tiles.css'

export interface GameListProps {
  best: readonly BestScore[]
  question: GradeQuestion
}

/** Every game of the catalogue. The first is the quick start, and stands out. */
export function GameList({ best, question }: GameListProps) {
  return (
    <section className="game-list" aria-labelledby="all-games">
      <SectionHead id="all-games" title={m.games_list_title()} />
      <Grid columns={3}>
        {GAME_CATALOGUE.map((entry, index) => (
          <CatalogueCard
            key={entry.id}
            entry={entry}
            feature={FEATURES[entry.id]}
            grade={question.chosen}
            onAskGrade={() => question.ask(entry)}
            best={best.find(({ gameId, band }) => gameId === entry.id && band === question.shown)}
            wide={index === 0}
          />
        ))}
      </Grid>
    </section>
  )
}
