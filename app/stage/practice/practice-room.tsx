// What is fetched when a session begins: its screen, generators and sentences; then the end of it.
import { useEffect, useState } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { Button, ButtonRow } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { Band } from '#engine/core/bands.ts'
import { canReplay } from '#engine/curriculum/practice/options.ts'
import { PRACTICE_VERSION } from '#engine/curriculum/practice/rules.ts'
import type { PracticeState } from '#engine/curriculum/practice/state.ts'
import { loadPractice, type PracticeParts } from './load-practice.ts'
import { PracticeEnd } from './practice-end.tsx'
import {
  type OpenedPractice,
  openPractice,
  type PracticeAttempt,
  practiceOutbox,
} from './practice-requests.ts'
import { PracticeSession } from './practice-session.tsx'

export interface PracticeRoomProps {
  attempt: PracticeAttempt
  band: Band
  onAgain: () => void
  onMap: () => void
}

interface Ready {
  readonly opened: OpenedPractice
  readonly parts: PracticeParts
}

async function prepare(attempt: PracticeAttempt): Promise<Ready | string> {
  const opened = await openPractice(attempt)
  if (!opened.ok) return opened.code
  const { areas, options, rulesVersion } = opened.value
  try {
    const parts = await loadPractice(areas, options.language)
    if (rulesVersion !== PRACTICE_VERSION || !canReplay(options, parts.generators)) return 'rules_outdated'
    return { opened: opened.value, parts }
  } catch {
    return 'offline'
  }
}

export function PracticeRoom({ attempt, band, onAgain, onMap }: PracticeRoomProps) {
  const [ready, setReady] = useState<Ready | string | null>(null)
  const [over, setOver] = useState<PracticeState | null>(null)
  const [tries, setTries] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again with each try
  useEffect(() => {
    let isCurrent = true
    void prepare(attempt).then((made) => isCurrent && setReady(made))
    return () => {
      isCurrent = false
    }
  }, [attempt, tries])

  if (ready === null) return <p role="status">{m.practice_opening()}</p>
  if (typeof ready === 'string') {
    return (
      <Notice>
        <p role="alert">{failureWords(ready)}</p>
        <ButtonRow>
          <Button
            onClick={() => {
              setReady(null)
              setTries(tries + 1)
            }}
          >
            {m.practice_retry()}
          </Button>
          <Button variant="ghost" onClick={onMap}>
            {'skill' in attempt ? m.practice_to_map() : m.practice_review_list()}
          </Button>
        </ButtonRow>
      </Notice>
    )
  }
  if (over) return <PracticeEnd opened={ready.opened} state={over} onAgain={onAgain} onMap={onMap} />
  return (
    <PracticeSession
      {...ready}
      band={band}
      onLeave={onMap}
      onOver={(state, moves) => {
        practiceOutbox.put(ready.opened.sessionId, moves)
        setOver(state)
      }}
    />
  )
}

function failureWords(code: string): string {
  if (code === 'offline') return m.practice_offline()
  if (code === 'nothing_missed') return m.practice_review_none()
  if (code === 'rules_outdated') return m.practice_outdated()
  return code === 'too_many_requests' ? m.practice_too_many() : m.practice_fault()
}
