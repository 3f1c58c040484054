// A catalogue entry as a card of the hub, with the badge and button its state asks for.
import { Smartphone } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import type { CatalogueEntry } from '#app/domain/catalogue/games.ts'
import type { BestScore } from '#app/domain/play/play.types.ts'
import type { Feature } from '#app/features/feature.ts'
import { FeatureButton } from '#app/features/feature-button.tsx'
import { numberFormat } from '#app/i18n/formats.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { useLocale } from '#app/preferences/use-preferences.ts'
import { noteHubStart } from '#app/stage/ar/hub-start.ts'
import { ReadAround } from '#app/stage/speech/read-around.tsx'
import { StarRow } from '#app/ui/art/star-row.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { GameCard } from '#app/ui/game-card.tsx'
import { GAME_CARDS, SUBJECT_NAMES } from '#app/words/games.ts'
import type { Band } from '#engine/core/bands.ts'
import { type CardFace, cardFace } from './card-face.ts'
import { chooseGame } from './choose-game.ts'

/** The badge of spec 001 section 2, whatever a round of the game can win. */
const BADGE_STARS = 3

const BADGES: Readonly<Record<CardFace['badge'], (stars: number | null) => ReactNode>> = {
  comingSoon: () => <Badge>{m.games_coming_soon()}</Badge>,
  ar: () => <Badge icon={<Smartphone className="icon" aria-hidden />}>{m.catalogue_ar()}</Badge>,
  stars: (stars) => {
    const earned = Math.min(stars ?? 0, BADGE_STARS)
    return (
      <StarRow
        earned={earned}
        total={BADGE_STARS}
        label={
          stars === null ? m.games_up_to_three_stars() : m.games_best_stars({ earned, total: BADGE_STARS })
        }
      />
    )
  },
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
  /** The best round of the shown grade; undefined: never played. */
  best?: BestScore | undefined
  wide?: boolean
}

export function CatalogueCard(props: CatalogueCardProps) {
  const { entry, feature, grade, onAskGrade, best, wide = false } = props
  const number = numberFormat(useLocale())
  const face = cardFace(entry)
  const title = GAME_CARDS[entry.id].name()
  const label = (
    <>
      {BUTTONS[face.button]()}
      <span className="visually-hidden"> {title}</span>
    </>
  )

  function choose(event: MouseEvent) {
    if (chooseGame(entry, grade) === 'askGrade') {
      event.preventDefault()
      onAskGrade()
    } else if (entry.isAR) noteHubStart(entry.id)
  }

  return (
    <GameCard
      wide={wide}
      title={title}
      speaker={<ReadAround part=".game-card" />}
      description={GAME_CARDS[entry.id].about()}
      art={GAME_CARDS[entry.id].art}
      tags={[
        ...entry.subjects.map((subject) => SUBJECT_NAMES[subject]()),
        ...(entry.isPremiumOnly ? [m.catalogue_premium()] : []),
        ...(entry.minLevel > 1 ? [m.games_from_level({ level: entry.minLevel })] : []),
      ]}
      badge={BADGES[face.badge](best?.stars ?? null)}
      note={best && m.games_best_points({ score: number.format(best.score) })}
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
