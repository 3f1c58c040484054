// 25 ticks, one for each minute, and the minutes left. It rings once, quietly, unless sound is off or calm mode is on.
import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { keepSetting, useSetting } from '#app/stage/game-settings.ts'
import { playSound } from '#app/stage/sounds.ts'
import { Button, ButtonRow } from '#app/ui/button.tsx'
import {
  type FocusClock,
  type FocusPhase,
  leftOf,
  PHASE_MS,
  pause,
  readClock,
  resume,
  startPhase,
} from './focus-clock.ts'

const kept = keepSetting<string>('focusClock', '', (text) => text ?? undefined)

const TICKS = 25

export function FocusTimer() {
  const [text, keep] = useSetting(kept)
  const clock = readClock(text)
  const now = useNow(clock !== null && !('pausedMs' in clock))
  const left = clock && now !== null ? leftOf(clock, now) : null
  const isOver = left === 0
  const phase = clock?.phase ?? 'focus'
  const wasRunning = useRef(false)

  useEffect(() => {
    // Only who saw it run hears it end, not who comes back the day after.
    if (isOver && wasRunning.current) playSound('bell')
    wasRunning.current = left !== null && left > 0
  }, [isOver, left])

  const write = (next: FocusClock | null) => keep(next ? JSON.stringify(next) : '')
  const start = (next: FocusPhase) => write(startPhase(next, Date.now()))
  const shown = left ?? PHASE_MS[phase]
  const lit = Math.ceil((shown / PHASE_MS[phase]) * TICKS)
  const isPaused = clock !== null && 'pausedMs' in clock
  return (
    <div className="focus-timer">
      <div
        className="ring"
        role="timer"
        aria-label={m.timeline_focus_minutes({ count: Math.ceil(shown / 60_000) })}
      >
        <svg viewBox="0 0 400 400" aria-hidden="true">
          {Array.from({ length: TICKS }, (_, tick) => tick).map((tick) => (
            <path
              key={tick}
              d="M200 42V14"
              transform={`rotate(${(tick * 360) / TICKS} 200 200)`}
              className={tick >= TICKS - lit ? 'on' : ''}
            />
          ))}
        </svg>
        <p aria-hidden="true">
          <b>{clockText(shown)}</b>
          <span>{m.timeline_focus_left()}</span>
        </p>
      </div>
      <div className="side">
        <p role="status">
          {isOver
            ? phase === 'focus'
              ? m.timeline_focus_over()
              : m.timeline_break_over()
            : phase === 'break'
              ? m.timeline_break_now()
              : m.timeline_focus_text()}
        </p>
        <ButtonRow>
          {clock === null && <Button onClick={() => start('focus')}>{m.timeline_focus_start()}</Button>}
          {isOver && (
            <Button onClick={() => start(phase === 'focus' ? 'break' : 'focus')}>
              {phase === 'focus' ? m.timeline_break_start() : m.timeline_focus_start()}
            </Button>
          )}
          {clock !== null && !isOver && (
            <Button
              icon={isPaused ? <Play aria-hidden /> : <Pause aria-hidden />}
              onClick={() => write(isPaused ? resume(clock, Date.now()) : pause(clock, Date.now()))}
            >
              {isPaused ? m.timeline_focus_resume() : m.timeline_focus_pause()}
            </Button>
          )}
          {clock !== null && (
            <Button variant="ghost" onClick={() => write(null)}>
              {isOver ? m.timeline_focus_close() : m.timeline_focus_early()}
            </Button>
          )}
        </ButtonRow>
        <p className="bell">{m.timeline_bell()}</p>
      </div>
    </div>
  )
}

function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1_000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** The time, each second while it runs; null until the browser runs. */
function useNow(isRunning: boolean): number | null {
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    const tell = () => setNow(Date.now())
    tell()
    if (!isRunning) return
    const timer = setInterval(tell, 1_000)
    return () => clearInterval(timer)
  }, [isRunning])
  return now
}
