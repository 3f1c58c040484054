// Card after card: a question, its answer, and how well it was known. Space shows and then says "knew it", digits answer, Z takes
// the last answer back.
import { ArrowLeft, Hourglass, Undo2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import { type CardSide, sidesAsked, sidesOf } from '#engine/cards/card.ts'
import { comesBackIn, GRADES, type Grade, TWO_GRADES } from '#engine/cards/schedule.ts'
import { secondsLeft } from '#engine/cards/study.ts'
import { useSetting } from '../game-settings.ts'
import { CardPicture } from './card-picture.tsx'
import { CardWords } from './card-words.tsx'
import { SavedReviews } from './saved-reviews.tsx'
import { fourButtons } from './study-settings.ts'
import { useKeptPictures } from './use-kept-pictures.ts'
import { type StudyProps, useStudy } from './use-study.ts'
import { useStudyKeys } from './use-study-keys.ts'
import { waitWords } from './wait-words.ts'
import './study-session.css'

const ANSWERS = {
  1: m.cards_forgot,
  2: m.cards_hard,
  3: m.cards_knew,
  4: m.cards_easy,
} as const satisfies Record<Grade, () => string>

export interface StudySessionProps extends StudyProps {
  secondsEach: number
}

export function StudySession(props: StudySessionProps) {
  const { set, faces, secondsEach, outbox } = props
  const { study, face, shown, show, grade, undo, canUndo, leave } = useStudy(props)
  const [four] = useSetting(fourButtons)
  const grades = four === 'on' ? GRADES : TWO_GRADES
  const kept = useKeptPictures(set.id, faces)
  const frame = useRef<HTMLElement>(null)
  useStudyKeys({ grades, shown, onShow: show, onGrade: grade, onUndo: undo })

  const turn = `${face?.cardId} ${face?.face} ${shown}`
  // Where the work goes on: reading begins at the card, whatever was pressed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each side of each card
  useEffect(() => {
    frame.current?.querySelector<HTMLElement>(shown ? '.answer' : '.asked')?.focus({ preventScroll: true })
  }, [turn])

  if (!face) return null
  const { question, answer, note } = sidesOf(face.card, face.face)
  const [asked, told] = sidesAsked(face.face)
  const { card } = face
  const pictureOn = (side: CardSide) => {
    const picture = card.pictures?.[side]
    return picture && <CardPicture {...{ setId: set.id, cardId: card.id, side, picture, kept }} />
  }
  const isGap = face.face.startsWith('gap-')
  const waits = shown ? comesBackIn(face.memory, Date.now()) : null
  const minutes = Math.max(1, Math.ceil(secondsLeft(study, secondsEach) / 60))
  const over = faces.length - study.waiting.length - study.learning.length
  return (
    <section ref={frame} className="study-session" aria-label={set.title} data-shown={shown}>
      <header className="study-head">
        <IconButton label={m.cards_leave()} icon={<ArrowLeft aria-hidden />} onClick={leave} />
        <h1>{set.title}</h1>
        <span className="time-left">
          <Hourglass aria-hidden /> {m.cards_minutes_left({ minutes })}
        </span>
      </header>
      <ProgressBar label={m.cards_progress()} value={over} max={faces.length} />
      <div className="card-stack">
        <Sheet tape className={classNames('study-card', shown && 'turned')}>
          <div className="asked" tabIndex={-1}>
            <span className="side">{m.cards_front()}</span>
            {pictureOn(asked)}
            <CardWords parts={isGap && shown ? answer : question} />
          </div>
          <div className="answer" tabIndex={-1} aria-live="polite" hidden={!shown}>
            <span className="side">{m.cards_back()}</span>
            {shown && pictureOn(told)}
            {shown && <CardWords parts={isGap ? note : answer} />}
          </div>
        </Sheet>
      </div>
      {waits ? (
        <div className={classNames('grades', four === 'on' && 'four')}>
          {grades.map((one) => (
            <Button
              key={one}
              variant={one === 3 ? 'primary' : 'ghost'}
              keyAction={one === 3}
              full
              onClick={() => grade(one)}
            >
              {ANSWERS[one]()}
              <small>{m.cards_again_in({ when: waitWords(waits[one]) })}</small>
            </Button>
          ))}
        </div>
      ) : (
        <div className="grades one">
          <Button keyAction full onClick={show}>
            {m.cards_show()}
          </Button>
        </div>
      )}
      <footer className="study-foot">
        <SavedReviews outbox={outbox} />
        <Button
          variant="ghost"
          size="small"
          icon={<Undo2 aria-hidden />}
          aria-disabled={!canUndo}
          onClick={undo}
        >
          {m.cards_undo()}
        </Button>
        <p className="keys" aria-hidden="true">
          <kbd>{m.cards_key_space()}</kbd> {m.cards_show()}
          {grades.map((one, index) => (
            <span key={one}>
              <kbd>{index + 1}</kbd> {ANSWERS[one]()}
            </span>
          ))}
          <span>
            <kbd>Z</kbd> {m.cards_undo()}
          </span>
        </p>
      </footer>
    </section>
  )
}
