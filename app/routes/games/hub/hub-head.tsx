import { Play } from 'lucide-react'
import { m } from '#app/i18n/generated/messages.ts'
import { Band } from '#app/ui/band.tsx'
import { Button, ButtonLink, ButtonRow } from '#app/ui/button.tsx'
import { InkTitle } from '#app/ui/ink-title.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import type { LearnedSubject } from '#app/views/learned.server.ts'
import type { ProgressView } from '#app/views/progress.server.ts'
import { GRADE_WORDS } from './grade-words.ts'
import { LearnedHere } from './learned-here.tsx'
import { PlayScene } from './play-scene.tsx'
import { TodayPanel } from './today-panel.tsx'
import type { GradeQuestion } from './use-grade-question.ts'
import './hub-head.css'

export interface HubHeadProps {
  question: GradeQuestion
  /** Null before the first finished round. */
  progress: ProgressView | null
  /** For high school, which sees what it learns where the others see a picture. */
  learned: readonly LearnedSubject[]
}

/**
 * The banner of the hub and, in it, the grade: what is shown, how to change it, and the quickest way to play; for who has played,
 * how they stand today.
 */
export function HubHead({ question: { chosen, shown, ask }, progress, learned }: HubHeadProps) {
  return (
    <Band className="hub-head" tint="lilac" tight>
      <Wrap>
        <div className="words">
          <h1>
            <InkTitle text={m.games_title()} />
          </h1>
          <p className="lead">{m.games_lead()}</p>
          <p className="grade">{chosen ? GRADE_WORDS[chosen].showing() : m.games_no_grade()}</p>
          <ButtonRow>
            {/* Without scripts the home page asks: its grade cards are forms. */}
            <form
              action="/#grades"
              data-replay
              onSubmit={(event) => {
                event.preventDefault()
                ask()
              }}
            >
              <Button type="submit" variant={chosen ? 'ghost' : 'primary'} keyAction={!chosen}>
                {chosen ? m.grade_change() : m.grade_select()}
              </Button>
            </form>
            {chosen && (
              <ButtonLink
                to="/games/math-master"
                variant="secondary"
                keyAction
                icon={<Play className="icon" aria-hidden />}
              >
                {m.games_start_now()}
              </ButtonLink>
            )}
          </ButtonRow>
        </div>
        {shown === 'high' ? <LearnedHere learned={learned} /> : <PlayScene />}
        {progress && <TodayPanel progress={progress} />}
      </Wrap>
    </Band>
  )
}
