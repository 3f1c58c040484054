import { Play } from 'lucide-react'
import { m } from '#app/i18n/generated/messages.js'
import { Band } from '#app/ui/band.tsx'
import { Button, ButtonLink, ButtonRow } from '#app/ui/button.tsx'
import { InkMark } from '#app/ui/ink-mark.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { PlayScene } from './play-scene.tsx'
import type { GradeQuestion } from './use-grade-question.ts'
import './hub-head.css'

const SHOWING = {
  elementary: () => m.games_showing_elementary(),
  middle: () => m.games_showing_middle(),
  high: () => m.games_showing_high(),
}

/** The banner of the hub and, in it, the grade: what is shown, how to change it, and the quickest way to play. */
export function HubHead({ question: { chosen, ask } }: { question: GradeQuestion }) {
  // Between asterisks stands the phrase that is inked; where it stands is the language's own choice.
  const [before, marked, after] = m.games_title().split('*')
  return (
    <Band className="hub-head" tint="lilac" tight>
      <Wrap>
        <div className="words">
          <h1>
            {before}
            <InkMark>{marked}</InkMark>
            {after}
          </h1>
          <p className="lead">{m.games_lead()}</p>
          <p className="grade">{chosen ? SHOWING[chosen]() : m.games_no_grade()}</p>
          <ButtonRow>
            {/* Without scripts the home page asks: its grade cards are forms. */}
            <form
              action="/#grades"
              onSubmit={(event) => {
                event.preventDefault()
                ask()
              }}
            >
              <Button type="submit" variant={chosen ? 'ghost' : 'primary'} keyAction={!chosen}>
                {chosen ? m.games_change_grade() : m.games_select_grade()}
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
        <PlayScene />
      </Wrap>
    </Band>
  )
}
