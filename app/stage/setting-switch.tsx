// A setting of the game as a switch. Says on or off in words, not by colour or place alone.
import { useId } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import './setting-switch.css'

export interface SettingSwitchProps {
  label: string
  /** What it does or does not change, in a sentence. */
  note?: string | undefined
  on: boolean
  onChange: (on: boolean) => void
}

export function SettingSwitch({ label, note, on, onChange }: SettingSwitchProps) {
  const noteId = useId()
  return (
    <div className="setting-switch">
      <label>
        <input
          type="checkbox"
          role="switch"
          checked={on}
          aria-checked={on}
          aria-describedby={note === undefined ? undefined : noteId}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span className="track" aria-hidden="true" />
        <span>
          {label}{' '}
          <span className="state" aria-hidden="true">
            {on ? m.play_on() : m.play_off()}
          </span>
        </span>
      </label>
      {note !== undefined && (
        <p className="small muted" id={noteId}>
          {note}
        </p>
      )}
    </div>
  )
}
