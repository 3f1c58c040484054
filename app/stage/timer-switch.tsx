// The accessibility setting "question timer" as a switch. Says on or off in words, not by colour or place alone.
import { useId } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import './timer-switch.css'

export interface TimerSwitchProps {
  on: boolean
  onChange: (on: boolean) => void
}

export function TimerSwitch({ on, onChange }: TimerSwitchProps) {
  const note = useId()
  return (
    <div className="timer-switch">
      <label>
        <input
          type="checkbox"
          role="switch"
          checked={on}
          aria-checked={on}
          aria-describedby={note}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span className="track" aria-hidden="true" />
        <span>
          {m.math_timer()}{' '}
          <span className="state" aria-hidden="true">
            {on ? m.math_timer_on() : m.math_timer_off()}
          </span>
        </span>
      </label>
      <p className="small muted" id={note}>
        {m.math_timer_note()}
      </p>
    </div>
  )
}
