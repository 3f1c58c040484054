// A catalogue entry as a card of the hub, with the badge and button its state asks for.
import { Smartphone } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import type { ArtName } from '#app/ui/art/art.tsx'
import { StarRow } from '#app/ui/art/star-row.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { GameCard } from '#app/ui/game-card.tsx'
import { showToast } from '#app/ui/toast/show-toast.ts'
import type { Band } from '#engine/core/bands.ts'
import type { CatalogueEntry, GameId } from '#engine/games/catalogue.ts'
import { type CardFace, cardFace } from './card-face.ts'
import { chooseGame } from './choose-game.ts'
import { GAME_NAMES, SUBJECT_NAMES } from './game-words.ts'

const DRAWINGS: Readonly<Record<GameId, ArtName>> = {
  mathMaster: 'math',
  scienceExplorer: 'science',
  wordWorks: 'words',
  historyQuest: 'history',
  mathMaze: 'maze',
  scienceQuest: 'ar-lab',
  wordWizard: 'ar-wizard',
  historyHunt: 'ar-artifact',
}

const BADGES: Readonly<Record<CardFace['badge'], () => ReactNode>> = {
  comingSoon: () => <Badge>{m.games_coming_soon()}</Badge>,
  ar: () => <Badge icon={<Smartphone className="icon" aria-hidden />}>{m.games_ar()}</Badge>,
  stars: () => <StarRow earned={3} total={3} label={m.games_three_stars()} />,
}

const BUTTONS: Readonly<Record<CardFace['button'], () => string>> = {
  comingSoon: m.games_coming_soon,
  playAr: m.games_play_ar,
  play: m.games_play,
}

export interface CatalogueCardProps {
  entry: CatalogueEntry
  about: string
  /** The grade a person chose. */
  grade: Band | null
  /** The game is to be opened once there is a grade. */
  onAskGrade: () => void
  /** The best score so far, in words. */
  best?: string | undefined
  wide?: boolean
}

export function CatalogueCard({ entry, about, grade, onAskGrade, best, wide = false }: CatalogueCardProps) {
  const face = cardFace(entry)
  const title = GAME_NAMES[entry.id]()
  const label = (
    <>
      {BUTTONS[face.button]()}
      <span className="visually-hidden"> {title}</span>
    </>
  )

  function choose(event: MouseEvent) {
    const choice = chooseGame(entry, grade)
    if (choice === 'open') return
    event.preventDefault()
    if (choice === 'askGrade') onAskGrade()
    else showToast({ id: entry.id, title: m.games_coming_toast({ title }), type: 'info' })
  }

  return (
    <GameCard
      wide={wide}
      title={title}
      description={about}
      art={DRAWINGS[entry.id]}
      tags={[
        ...entry.subjects.map((subject) => SUBJECT_NAMES[subject]()),
        ...(entry.isPremiumOnly ? [m.games_premium()] : []),
        ...(entry.minLevel > 1 ? [m.games_from_level({ level: entry.minLevel })] : []),
      ]}
      badge={BADGES[face.badge]()}
      note={best}
      action={
        face.button === 'comingSoon' ? (
          <Button variant="ghost" onClick={choose}>
            {label}
          </Button>
        ) : (
          <ButtonLink to={entry.path} variant={entry.isAR ? 'ghost' : 'primary'} onClick={choose}>
            {label}
          </ButtonLink>
        )
      }
    />
  )
}
