import { GAME_CATALOGUE, type GameSubject } from '#app/domain/catalogue/games.ts'
import { FeatureButton } from '#app/features/feature-button.tsx'
import { m } from '#app/i18n/generated/messages.ts'
import { ButtonLink, ButtonRow } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { GAME_CARDS } from '#app/words/games.ts'
import { FEATURES } from './features.ts'

/** A subject without pages yet, and a game that is ready for it on any device. */
export function BlankSubject({ subject }: { subject: Exclude<GameSubject, 'math'> }) {
  const game = GAME_CATALOGUE.find(
    ({ subjects, isAR, status }) => status === 'available' && !isAR && subjects.includes(subject),
  )
  return (
    <EmptyState
      mood="thinking"
      title={m.lessons_blank_title()}
      text={m.lessons_blank_text()}
      action={
        <ButtonRow className="blank-ways">
          <FeatureButton feature={FEATURES[`${subject}News`]}>{m.lessons_blank_go()}</FeatureButton>
          {game && (
            <ButtonLink to={game.path} variant="ghost">
              {m.lessons_blank_play({ game: GAME_CARDS[game.id].name() })}
            </ButtonLink>
          )}
        </ButtonRow>
      }
    />
  )
}
