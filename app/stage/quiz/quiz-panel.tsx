// Beside the sheet: Glim, what became of the answer, and the hints. The question itself is read by the focus on it.
import { numberFormat } from '#app/i18n/formats.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { sentenceGap } from '#app/i18n/sentence-gap.ts'
import { useLocale } from '#app/preferences/use-preferences.ts'
import type { GlimMood } from '#app/ui/art/glim.tsx'
import type { QuizWords } from '#engine/learning/quiz/quiz-words.ts'
import { MAX_HINTS } from '#engine/learning/quiz/rules.ts'
import { type QuizState, topicOf } from '#engine/learning/quiz/state.ts'
import { HintButton } from '../hint-button.tsx'
import { SidePanel } from '../side-panel.tsx'
import { useSessionState } from '../use-session.ts'
import { earlyFact } from './early-fact.ts'
import { optionsOf } from './options-of.ts'
import type { QuizKind, QuizPlaying } from './quiz-kind.ts'

const phaseOf = ({ phase }: QuizState) => phase
const questionOf = ({ question }: QuizState) => question
const hintsOf = ({ hints }: QuizState) => hints

const THINKING = {
  elementary: () => m.quiz_think_elementary(),
  middle: () => m.quiz_think_middle(),
  high: () => m.quiz_think_high(),
}

export interface QuizPanelProps {
  kind: QuizKind
  session: QuizPlaying['session']
  words: QuizWords | null
  paused: boolean
  onHint: () => void
}

export function QuizPanel({ kind, session, words, paused, onHint }: QuizPanelProps) {
  const phase = useSessionState(session, phaseOf)
  const hints = useSessionState(session, hintsOf)
  useSessionState(session, questionOf)
  const state = session.getState()
  const number = numberFormat(useLocale())
  const title = words?.topics[topicOf(state) - 1] ?? ''
  const begins = phase === 'asking' && state.results.length === 0 && state.level > 1 && hints === 0
  return (
    <SidePanel
      announced={
        paused ? (
          m.play_paused_title()
        ) : begins ? (
          m.quiz_welcome({ title: kind.levelTitle(state.level, title) })
        ) : (
          <Announced state={state} words={words} points={(points) => number.format(points)} />
        )
      }
      aside={paused || begins || phase === 'reveal' || hints > 0 ? undefined : asideFor(state)}
      mood={moodFor(paused, state)}
      hint={
        paused || phase !== 'asking' || hints === 0
          ? null
          : { band: state.band, key: `${state.question.id} ${hints}` }
      }
    >
      <HintButton
        left={MAX_HINTS - hints}
        disabled={paused || phase !== 'asking' || !words}
        onHint={onHint}
      />
    </SidePanel>
  )
}

interface AnnouncedProps {
  state: QuizState
  words: QuizWords | null
  points: (points: number) => string
}

/** What happened last, in words. */
function Announced({ state, words, points }: AnnouncedProps) {
  const { phase, hints, lastAnswer, question } = state
  const item = words?.items[question.id]
  if (!item) return null
  if (phase === 'reveal' || phase === 'over') {
    return lastAnswer?.kind === 'right' ? m.play_right({ points: points(lastAnswer.points) }) : m.play_wrong()
  }
  if (phase === 'fact') {
    return (
      <span className="visually-hidden">
        {optionsOf(state, item).find(({ mark }) => mark === 'wrong')?.why}
        {sentenceGap()}
        {m.quiz_fact_title()}
        {sentenceGap()}
        {item.funFact}
      </span>
    )
  }
  const struck = optionsOf(state, item).filter(({ mark }) => mark === 'struck')
  if (hints === 0) return null
  if (hints === MAX_HINTS) {
    return (
      <>
        {m.quiz_hint_fact()}
        {sentenceGap()}
        <span className="visually-hidden" data-read>
          {earlyFact(item)}
        </span>
      </>
    )
  }
  // The reasons stand in the options themselves.
  const newest = item.wrong[hints - 1]
  return (
    <>
      {m.quiz_hint_struck({ option: newest?.text ?? struck[0]?.text ?? '' })}
      {sentenceGap()}
      <span className="visually-hidden" data-read>
        {newest?.why}
      </span>
    </>
  )
}

function asideFor({ phase, band, lastAnswer }: QuizState): string | undefined {
  if (phase === 'asking') return THINKING[band]()
  return lastAnswer?.kind === 'right' ? m.quiz_after_right() : m.quiz_after_wrong()
}

function moodFor(paused: boolean, { phase, lastAnswer }: QuizState): GlimMood {
  if (paused) return 'sleeping'
  if (lastAnswer === null) return 'thinking'
  if (lastAnswer.kind === 'right') return 'cheering'
  return phase === 'fact' ? 'hello' : 'oops'
}
