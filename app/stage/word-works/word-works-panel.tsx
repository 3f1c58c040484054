// Beside the letters: Glim, and what Glim says. The bubble is the round's one live region.
import { useEffect, useState } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { useLocale } from '#app/preferences/use-preferences.ts'
import type { GlimMood } from '#app/ui/art/glim.tsx'
import type { Band } from '#engine/core/bands.ts'
import { HINT_STEPS } from '#engine/games/word-works/constants.ts'
import type { WordWorksState } from '#engine/games/word-works/state.ts'
import type { WordText } from '#engine/games/word-works/word-item.ts'
import type { WordWorksSession } from '#engine/phaser/word-works/word-works-scene.ts'
import { HintButton } from '../hint-button.tsx'
import { SidePanel } from '../side-panel.tsx'
import { useSessionState } from '../use-session.ts'
import { announcementOf } from './announcement.ts'

const ASIDES: Readonly<Record<Band, () => string>> = {
  elementary: () => m.words_think_elementary(),
  middle: () => m.words_think_middle(),
  high: () => m.words_think_high(),
}

const answerOf = ({ answer }: WordWorksState) => answer
const phaseOf = ({ phase }: WordWorksState) => phase
const hintsOf = ({ hints }: WordWorksState) => hints
const wordOf = ({ word }: WordWorksState) => word

export interface WordWorksPanelProps {
  session: WordWorksSession
  text: WordText | undefined
  paused: boolean
  canAsk: boolean
  onHint: () => void
}

export function WordWorksPanel({ session, text, paused, canAsk, onHint }: WordWorksPanelProps) {
  const answer = useSessionState(session, answerOf)
  const phase = useSessionState(session, phaseOf)
  const hints = useSessionState(session, hintsOf)
  useSessionState(session, wordOf)
  const [news, setNews] = useState<'level-up' | 'hint' | null>(null)
  const locale = useLocale()
  const state = session.getState()
  const full = phase === 'asking' && answer.length === state.tiles.length

  useEffect(
    () =>
      session.subscribe(({ events }) => {
        for (const { type } of events) {
          if (type === 'level-up' || type === 'hint') setNews(type)
          // A hint may place a letter itself; what it says is the news then.
          else if (type === 'taken' || type === 'shuffled' || type === 'right') setNews(null)
        }
        if (events.length === 1 && events[0]?.type === 'placed') setNews(null)
      }),
    [session],
  )

  const { shown, spoken } = announcementOf(state, text, news, locale)
  const asideOf = () => {
    if (paused) return m.play_paused_title()
    if (shown !== null) return undefined
    if (phase !== 'asking') return m.words_well_done()
    return news === 'hint' ? m.words_help() : ASIDES[state.band]()
  }
  const moodOf = (): GlimMood => {
    if (paused) return 'sleeping'
    if (phase !== 'asking') return 'cheering'
    return full ? 'oops' : 'thinking'
  }
  return (
    <SidePanel
      announced={
        paused ? (
          <span className="visually-hidden">{m.play_paused_title()}</span>
        ) : (
          <>
            {shown}
            <span className="visually-hidden"> {spoken}</span>
          </>
        )
      }
      aside={asideOf()}
      mood={moodOf()}
    >
      <HintButton left={HINT_STEPS - hints} disabled={!canAsk} onHint={onHint} />
    </SidePanel>
  )
}
