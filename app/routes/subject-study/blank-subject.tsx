import type { FeatureView } from '#app/features/feature.ts'
import { FeatureButton } from '#app/features/feature-button.tsx'
import { ButtonLink, ButtonRow } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { LessonWords } from './lesson-words.server.ts'

export interface BlankSubjectProps {
  words: LessonWords['blank']
  game: { path: `/${string}`; label: string } | null
  feature: FeatureView
}

/** A subject without pages yet, and the game that is ready for it. */
export function BlankSubject({ words, game, feature }: BlankSubjectProps) {
  return (
    <EmptyState
      mood="thinking"
      title={words.title}
      text={words.text}
      action={
        <ButtonRow className="blank-ways">
          <FeatureButton feature={feature}>{words.go}</FeatureButton>
          {game !== null && (
            <ButtonLink to={game.path} variant="ghost">
              {game.label}
            </ButtonLink>
          )}
        </ButtonRow>
      }
    />
  )
}
