// Whether questions are read aloud as they arrive. A device without a voice of its own for the language cannot, and says so.
import { useSyncExternalStore } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { useLocale } from '#app/preferences/use-preferences.ts'
import type { Band } from '#engine/core/bands.ts'
import { readQuestions, useSetting } from '../game-settings.ts'
import { SettingSwitch } from '../setting-switch.tsx'
import { nearestVoice, noVoices, readVoices, subscribeToVoices } from './device-voices.ts'
import { readsOnArrival } from './use-read-on-arrival.ts'

export function ReadingSetting({ band }: { band: Band }) {
  const language = useLocale()
  const voices = useSyncExternalStore(subscribeToVoices, readVoices, noVoices)
  const [setting, set] = useSetting(readQuestions)
  if (!nearestVoice(voices, language)) return <p className="small muted">{m.speech_no_voice()}</p>
  return (
    <SettingSwitch
      label={m.speech_setting()}
      note={m.speech_setting_note()}
      on={readsOnArrival(setting, band)}
      onChange={(on) => set(on ? 'on' : 'off')}
    />
  )
}
