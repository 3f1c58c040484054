// What a player can set before a round: how hard, with or without a question timer, sounds, calm mode.
import type { ReactNode } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import type { Band } from '#engine/core/bands.ts'
import { CHALLENGES } from '#engine/core/game-rules.ts'
import { calmMode, challenge, gameSound, questionTimer, useSetting } from './game-settings.ts'
import { SettingSwitch } from './setting-switch.tsx'
import { ReadingSetting } from './speech/reading-setting.tsx'
import './settings-panel.css'

const CHALLENGE_WORDS = {
  easier: () => m.play_easier(),
  even: () => m.play_even(),
  harder: () => m.play_harder(),
}

export interface SettingsPanelProps {
  band: Band
  /** Whether the game counts down its questions. */
  hasTimer: boolean
  /** Whether the player says how hard the round is to be. */
  hasChallenge: boolean
  /** Settings of one game alone. */
  children?: ReactNode
}

export function SettingsPanel({ band, hasTimer, hasChallenge, children }: SettingsPanelProps) {
  const [wanted, setWanted] = useSetting(challenge)
  const [timer, setTimer] = useSetting(questionTimer)
  const [sound, setSound] = useSetting(gameSound)
  const [calm, setCalm] = useSetting(calmMode)
  return (
    <div className="settings-panel">
      {hasTimer && (
        <SettingSwitch
          label={m.play_timer()}
          note={m.play_timer_note()}
          on={timer === 'on'}
          onChange={(on) => setTimer(on ? 'on' : 'off')}
        />
      )}
      <details>
        <summary>{m.play_settings()}</summary>
        {hasChallenge && (
          <fieldset className="challenge">
            <legend>{m.play_challenge()}</legend>
            {CHALLENGES.map((value) => (
              <label key={value}>
                <input
                  type="radio"
                  name="challenge"
                  value={value}
                  checked={value === wanted}
                  onChange={() => setWanted(value)}
                />
                <span>{CHALLENGE_WORDS[value]()}</span>
              </label>
            ))}
          </fieldset>
        )}
        <SettingSwitch
          label={m.play_sound()}
          on={sound === 'on'}
          onChange={(on) => setSound(on ? 'on' : 'off')}
        />
        <ReadingSetting band={band} />
        {children}
        <SettingSwitch
          label={m.play_calm()}
          note={m.play_calm_note()}
          on={calm === 'on'}
          onChange={(on) => setCalm(on ? 'on' : 'off')}
        />
      </details>
    </div>
  )
}
