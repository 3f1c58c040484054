// A divider of the notebook: a tab with the subject, and the page behind it.

import type { MouseEvent } from 'react'
import { type CoreSubject, type CoreSubjectId, HUB_TIER } from '#app/domain/catalogue/core-subjects.ts'
import { practicePath } from '#app/domain/practice/practice-path.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { ReadAround } from '#app/stage/speech/read-around.tsx'
import { Art, type ArtName } from '#app/ui/art/art.tsx'
import { LineIcon } from '#app/ui/line-icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { showToast } from '#app/ui/toast/show-toast.ts'
import { CORE_SUBJECT_WORDS } from '#app/words/core-subjects.ts'
import { SUBJECT_NAMES } from '#app/words/games.ts'
import type { Band } from '#engine/core/bands.ts'
import { refuseSubject, type SubjectRefusal } from './choose-game.ts'
import './subject-card.css'

const DRAWINGS: Readonly<Record<CoreSubjectId, ArtName>> = {
  numberStudio: 'abacus',
  discoveryLab: 'magnifier',
  storyWorkshop: 'quill',
  timeTravel: 'hourglass',
}

const REFUSALS: Readonly<Record<SubjectRefusal, () => string>> = {
  gradeNeeded: m.games_subject_needs_grade,
  premiumNeeded: m.games_subject_needs_premium,
}

export interface SubjectCardProps {
  card: CoreSubject
  chosen: Band | null
  /** The grade it is written for, and that a browser without scripts is led to. */
  shown: Band
}

export function SubjectCard({ card, chosen, shown }: SubjectCardProps) {
  const { title, about } = CORE_SUBJECT_WORDS[card.id]
  function choose(event: MouseEvent) {
    const refusal = refuseSubject(card, chosen, HUB_TIER)
    if (refusal === null) return
    event.preventDefault()
    showToast({ id: 'core-subject', title: REFUSALS[refusal](), type: 'error' })
  }
  return (
    <article className="subject-card">
      <span className="tab">{SUBJECT_NAMES[card.subject]()}</span>
      <div className="leaf">
        <span className="picture">
          <Art name={DRAWINGS[card.id]} grain />
        </span>
        <h3>
          <Link to={practicePath(card.subject, shown)} onClick={choose}>
            {title()}
          </Link>
        </h3>
        <p>{about[shown]()}</p>
        <ReadAround part=".subject-card" />
        <span className="go" aria-hidden="true" data-unread>
          {m.games_subject_open()} <LineIcon name="arrow-right" />
        </span>
      </div>
    </article>
  )
}
