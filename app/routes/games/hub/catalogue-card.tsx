// A catalogue entry as a card of the hub, with the badge and button its state asks for.
import { Smartphone } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import type { Feature } from '#app/features/feature.ts'
import { FeatureButton } from '#app/features/feature-button.tsx'
import { m } from '#app/i18n/generated/messages.ts'
import { StarRow } from '#app/ui/art/star-row.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { GameCard } from '#app/ui/game-card.tsx'
import { GAME_CARDS, SUBJECT_NAMES } from '#app/words/games.ts'
import type { Band } from '#engine/core/bands.ts'
import type { CatalogueEntry } from '#engine/games/catalogue.ts'
import { type CardFace, cardFace } from './card-face.ts'
import { chooseGame } from './choose-game.ts'

const BADGES: Readonly<Record<CardFace['badge'], () => ReactNode>> = {
  comingSoon: () => <Badge>{m.games_coming_soon()}</Badge>,
  ar: () => <Badge icon={<Smartphone className="icon" aria-hidden />}>{m.catalogue_ar()}</Badge>,
  stars: () => <StarRow earned={3} total={3} label={m.games_three_stars()} />,
}

const BUTTONS: Readonly<Record<CardFace['button'], () => string>> = {
  comingSoon: m.games_coming_soon,
  playAr: m.games_play_ar,
  play: m.games_play,
}

export interface CatalogueCardProps {
  entry: CatalogueEntry
  /** The game in the feature catalogue. */
  feature: Feature
  /** The grade a person chose. */
  grade: Band | null
  /** The game is to be opened once there is a grade. */
  onAskGrade: () => void
  /** The best score so far, in words. */
  best?: string | undefined
  wide?: boolean
}

export function CatalogueCard(props: CatalogueCardProps) {
  const { entry, feature, grade, onAskGrade, best, wide = false } = props
  const face = cardFace(entry)
  const title = GAME_CARDS[entry.id].name()
  const label = (
    <>
      {BUTTONS[face.button]()}
      <span className="visually-hidden"> {title}</span>
    </>
  )

  function choose(event: MouseEvent) {
    if (chooseGame(entry, grade) !== 'askGrade') return
    event.preventDefault()
    onAskGrade()
  }

  return (
    <GameCard
      wide={wide}
      title={title}
      description={GAME_CARDS[entry.id].about()}
      art={GAME_CARDS[entry.id].art}
      tags={[
        ...entry.subjects.map((subject) => SUBJECT_NAMES[subject]()),
        ...(entry.isPremiumOnly ? [m.catalogue_premium()] : []),
        ...(entry.minLevel > 1 ? [m.games_from_level({ level: entry.minLevel })] : []),
      ]}
      badge={BADGES[face.badge]()}
      note={best}
      action={
        face.button === 'comingSoon' ? (
          <FeatureButton feature={feature} variant="ghost">
            {label}
          </FeatureButton>
        ) : (
          <ButtonLink to={entry.path} variant={entry.isAR ? 'ghost' : 'primary'} onClick={choose}>
            {label}
          </ButtonLink>
        )
      }
    />
  )
}
