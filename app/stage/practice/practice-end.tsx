// The end of a session: what was right, what was mastered and by what evidence, and what comes next.
import { Star } from 'lucide-react'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { RoundGain } from '#app/domain/progress/progress.types.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { Glim } from '#app/ui/art/glim.tsx'
import { Button, ButtonRow } from '#app/ui/button.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import { tellStanding } from '#app/ui/shell/told-standing.ts'
import { outcomeOf } from '#engine/curriculum/practice/outcome.ts'
import { evidenceOf, isMastered } from '#engine/curriculum/practice/skill-state.ts'
import type { PracticeState } from '#engine/curriculum/practice/state.ts'
import { FreshStickers } from '../fresh-stickers.tsx'
import { SavedLine } from '../saved-line.tsx'
import { ReadAround } from '../speech/read-around.tsx'
import { type OpenedPractice, practiceOutbox } from './practice-requests.ts'
import './practice-end.css'

export interface PracticeEndProps {
  opened: OpenedPractice
  state: PracticeState
  onAgain: () => void
  onMap: () => void
}

export function PracticeEnd({
  opened: { sessionId, names, options },
  state,
  onAgain,
  onMap,
}: PracticeEndProps) {
  const delivery = useSyncExternalStore(
    practiceOutbox.subscribe,
    () => practiceOutbox.deliveryOf(sessionId),
    () => undefined,
  )
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { asked, right, fixed, mastered, skills } = outcomeOf(state)
  return (
    <Sheet className="practice-end" tape="both">
      <Glim mood="cheering" />
      <ReadAround part=".practice-end" />
      <h1 ref={heading} tabIndex={-1}>
        {m.practice_done()}
      </h1>
      <p className="lead">{m.practice_done_right({ right, asked })}</p>
      {fixed > 0 && <p>{m.practice_done_fixed({ fixed })}</p>}
      {options.review && <p>{m.practice_review_after()}</p>}
      <ul className="evidence">
        {Object.entries(skills).map(([skill, after]) => {
          const evidence = evidenceOf(after)
          return (
            <li key={skill} data-mastered={isMastered(after) || undefined}>
              <Star aria-hidden />
              <span>
                <b>{names[skill]}</b>
                <br />
                {mastered.includes(skill)
                  ? m.practice_now_mastered({ right: evidence.right, tries: evidence.tries })
                  : m.practice_evidence({ right: evidence.right, tries: evidence.tries })}
              </span>
            </li>
          )
        })}
      </ul>
      {delivery?.kind === 'saved' && <Gained gain={delivery.gain} />}
      {delivery?.kind === 'saved' && <FreshStickers stickers={delivery.stickers} />}
      <SavedLine delivery={delivery} onRetry={practiceOutbox.retry} />
      <ButtonRow>
        <Button data-read onClick={onMap}>
          {options.review ? m.practice_review_list() : m.practice_to_map()}
        </Button>
        {!options.review && (
          <Button data-read variant="ghost" onClick={onAgain}>
            {m.practice_again()}
          </Button>
        )}
      </ButtonRow>
    </Sheet>
  )
}

function Gained({ gain }: { gain: RoundGain }) {
  useEffect(() => tellStanding({ level: gain.levelAfter, streakDays: gain.streakDays }), [gain])
  return <p className="gained">{m.practice_points({ xp: gain.xp })}</p>
}
