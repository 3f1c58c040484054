// Before a session: what is waiting, and how long it will take. Nothing begins by itself.
import { useId } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { Button, ButtonLink, ButtonRow } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Segments } from '#app/ui/segments.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import { planStudy, secondsFor } from '#engine/cards/plan-study.ts'
import { useSetting } from '../game-settings.ts'
import type { StudyFace, StudySet } from './study-data.ts'
import { fourButtons, studyMinutes } from './study-settings.ts'

const MINUTES = ['5', '10', '20'] as const

export interface StudyStartProps {
  set: StudySet
  isGuest: boolean
  faces: readonly StudyFace[] | null
  secondsEach: number
  onStart: (seconds: number) => void
}

export function StudyStart({ set, isGuest, faces, secondsEach, onStart }: StudyStartProps) {
  const [minutes, setMinutes] = useSetting(studyMinutes)
  const [four, setFour] = useSetting(fourButtons)
  const title = useId()
  if (faces === null) {
    return (
      <>
        <h1>{set.title}</h1>
        <p role="status">{m.study_opening()}</p>
      </>
    )
  }
  const toSets = <ButtonLink to="/study-tools">{m.study_back_to_sets()}</ButtonLink>
  const seconds = Number(minutes) * 60
  const planned = planStudy(faces, { now: Date.now(), seconds, secondsEach })
  if (planned.length === 0) {
    return (
      <>
        <h1>{set.title}</h1>
        <EmptyState title={m.study_nothing_due()} text={m.study_nothing_due_text()} action={toSets} />
      </>
    )
  }
  const fresh = planned.filter(({ memory }) => memory === null).length
  return (
    <Sheet as="section" className="study-start" aria-labelledby={title}>
      <h1 id={title}>{set.title}</h1>
      <Segments
        name="minutes"
        label={m.study_how_long()}
        items={MINUTES.map((value) => ({ value, label: m.study_minutes({ minutes: value }) }))}
        defaultValue={minutes}
        onPick={(value) => setMinutes(MINUTES.find((one) => one === value) ?? '10')}
      />
      <p className="promise" role="status">
        {m.study_promise({
          count: planned.length,
          minutes: Math.max(1, Math.round(secondsFor(planned, secondsEach) / 60)),
        })}{' '}
        <span>{m.study_promise_kinds({ due: planned.length - fresh, fresh })}</span>
      </p>
      <label className="four-buttons">
        <input
          type="checkbox"
          checked={four === 'on'}
          onChange={({ target }) => setFour(target.checked ? 'on' : 'off')}
        />{' '}
        {m.study_four_buttons()}
      </label>
      <ButtonRow>
        <Button keyAction onClick={() => onStart(seconds)}>
          {m.study_start()}
        </Button>
        <ButtonLink to="/study-tools" variant="ghost">
          {m.study_back_to_sets()}
        </ButtonLink>
      </ButtonRow>
      {isGuest && (
        <Notice>
          <p>{m.study_guest_note()}</p>
        </Notice>
      )}
    </Sheet>
  )
}
