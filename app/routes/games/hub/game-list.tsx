import { Smartphone } from 'lucide-react'
import type { BestScore } from '#app/domain/play/play.types.ts'
import { m } from '#app/i18n/generated/messages.js'
import { useGradeIsFallback, useLocale, useSelectedGrade } from '#app/preferences/use-preferences.ts'
import type { ArtName } from '#app/ui/art/art.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { GameCard } from '#app/ui/game-card.tsx'
import { Grid } from '#app/ui/wrap.tsx'
import { GAME_CATALOGUE, type GameSubject } from '#engine/games/catalogue.ts'
import { findRules } from '#engine/games/registry.ts'
import { GAME_ABOUT, GAME_NAMES, SUBJECT_NAMES } from './game-words.ts'

const TITLES = {
  elementary: () => m.games_list_for_elementary(),
  middle: () => m.games_list_for_middle(),
  high: () => m.games_list_for_high(),
}

const DRAWINGS: Readonly<Record<GameSubject, ArtName>> = {
  math: 'math',
  science: 'science',
  english: 'words',
  history: 'history',
}

/** Every game of the catalogue; those whose rules the engine has can be played, the others say that they cannot yet. */
export function GameList({ best }: { best: readonly BestScore[] }) {
  const [grade] = useSelectedGrade()
  const isFallback = useGradeIsFallback()
  const number = new Intl.NumberFormat(useLocale())
  return (
    <section aria-labelledby="games-list">
      <h2 id="games-list">{grade && !isFallback ? TITLES[grade]() : m.games_list_title()}</h2>
      <Grid columns={4}>
        {GAME_CATALOGUE.map(({ id, path, subjects, isAR }) => {
          const playable = findRules(id) !== undefined
          const mine = best.find((entry) => entry.gameId === id && entry.band === grade)
          return (
            <GameCard
              key={id}
              title={GAME_NAMES[id]()}
              description={GAME_ABOUT[id]()}
              art={id === 'mathMaze' ? 'maze' : DRAWINGS[subjects[0] ?? 'math']}
              tags={subjects.map((subject) => SUBJECT_NAMES[subject]())}
              badge={isAR && <Badge icon={<Smartphone aria-hidden />}>{m.games_ar()}</Badge>}
              note={
                mine
                  ? m.games_best_points({ score: number.format(mine.score) })
                  : !playable && m.games_being_made()
              }
              action={
                <ButtonLink to={path} variant={playable ? 'primary' : 'ghost'}>
                  {playable ? m.games_play() : m.games_peek()}
                  <span className="visually-hidden"> {GAME_NAMES[id]()}</span>
                </ButtonLink>
              }
            />
          )
        })}
      </Grid>
    </section>
  )
}
