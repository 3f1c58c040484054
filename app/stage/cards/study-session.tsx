// Card after card: a question, its answer, and how well it was known. Space shows and then says "knew it", digits answer, Z takes
// the last answer back.
import { ArrowLeft, Hourglass, Undo2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import { type CardSide, sidesAsked, sidesOf } from '#engine/cards/card.ts'
import { comesBackIn, GRADES, type Grade, TWO_GRADES } from '#engine/cards/schedule.ts'
import { secondsLeft } from '#engine/cards/study.ts'
import { SavedAnswers } from '../saved-answers.tsx'
import { ANSWERS } from './answer-names.ts'
import { CardWords, type CardWordsProps } from './card-words.tsx'
import type { KeptPictures } from './session-picture.tsx'
import { StudyKeys } from './study-keys.tsx'
import { fourButtons } from './study-settings.ts'
import { type StudyProps, useStudy } from './use-study.ts'
import { useStudyKeys } from './use-study-keys.ts'
import { waitWords } from './wait-words.ts'
import './study-session.css'

export interface StudySessionProps extends StudyProps, Pick<CardWordsProps, 'Formula'> {
  secondsEach: number
  /** What keeps and draws pictures; handed in, because few sets have one. */
  pictures: typeof import('./session-picture.tsx') | null
}

const NONE_KEPT: KeptPictures = new Map()

export function StudySession(props: StudySessionProps) {
  const { set, faces, secondsEach, outbox, Formula, pictures } = props
  const { study, face, shown, show, undo, canUndo, leave, ...given } = useStudy(props)
  // As it was when the session began: reading the browser's store at every card would delay the next one.
  const [four] = useState(fourButtons.read)
  const grades = four === 'on' ? GRADES : TWO_GRADES
  const [kept, setKept] = useState(NONE_KEPT)
  useEffect(() => pictures?.keepPictures(set.id, faces, setKept), [pictures, set.id, faces])
  const askedSide = useRef<HTMLDivElement>(null)
  const answerSide = useRef<HTMLDivElement>(null)
  function grade(one: Grade) {
    // Before the answer hides: React looks for a focus that gets lost while it changes the page, by laying all of it out.
    askedSide.current?.focus({ preventScroll: true })
    given.grade(one)
  }
  useStudyKeys({ grades, shown, onShow: show, onGrade: grade, onUndo: undo })

  const turn = `${face?.cardId} ${face?.face} ${shown}`
  // Where the work goes on: reading begins at the card, whatever was pressed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each side of each card
  useEffect(() => {
    const side = (shown ? answerSide : askedSide).current
    // Asking for a focus that is there already would lay the page out before its frame.
    if (side !== document.activeElement) side?.focus({ preventScroll: true })
  }, [turn])

  if (!face) return null
  const { question, answer, note } = sidesOf(face.card, face.face)
  const [asked, told] = sidesAsked(face.face)
  const { card } = face
  const pictureOn = (side: CardSide) => {
    const picture = card.pictures?.[side]
    return (
      picture &&
      pictures && <pictures.SessionPicture {...{ setId: set.id, cardId: card.id, side, picture, kept }} />
    )
  }
  const isGap = face.face.startsWith('gap-')
  const waits = shown ? comesBackIn(face.memory, Date.now()) : null
  const minutes = Math.max(1, Math.ceil(secondsLeft(study, secondsEach) / 60))
  const over = faces.length - study.waiting.length - study.learning.length
  return (
    <section className="study-session" aria-label={set.title} data-shown={shown}>
      <header className="study-head">
        <IconButton label={m.study_leave()} icon={<ArrowLeft aria-hidden />} onClick={leave} />
        <h1>{set.title}</h1>
        <span className="time-left">
          <Hourglass aria-hidden /> {m.study_minutes_left({ minutes })}
        </span>
      </header>
      <ProgressBar label={m.study_progress()} value={over} max={faces.length} />
      <div className="card-stack">
        <Sheet tape className={classNames('study-card', shown && 'turned')}>
          <div ref={askedSide} className="asked" tabIndex={-1}>
            <span className="side">{m.study_front()}</span>
            {pictureOn(asked)}
            <CardWords parts={isGap && shown ? answer : question} Formula={Formula} />
          </div>
          <div ref={answerSide} className="answer" tabIndex={-1} aria-live="polite" hidden={!shown}>
            <span className="side">{m.study_back()}</span>
            {shown && pictureOn(told)}
            {shown && <CardWords parts={isGap ? note : answer} Formula={Formula} />}
          </div>
        </Sheet>
      </div>
      {/* Both rows stay and are hidden in turn, which takes less than to make them for each card. */}
      <div className={classNames('grades', four === 'on' && 'four')} hidden={!waits}>
        {grades.map((one) => (
          <Button
            key={one}
            variant={one === 3 ? 'primary' : 'ghost'}
            keyAction={one === 3}
            full
            onClick={() => grade(one)}
          >
            {ANSWERS[one]()}
            <small>{waits && m.study_again_in({ when: waitWords(waits[one]) })}</small>
          </Button>
        ))}
      </div>
      <div className="grades one" hidden={shown}>
        <Button keyAction full onClick={show}>
          {m.study_show()}
        </Button>
      </div>
      <footer className="study-foot">
        <SavedAnswers outbox={outbox} />
        <Button
          variant="ghost"
          size="small"
          icon={<Undo2 aria-hidden />}
          aria-disabled={!canUndo}
          onClick={undo}
        >
          {m.study_undo()}
        </Button>
        <StudyKeys grades={grades} />
      </footer>
    </section>
  )
}
