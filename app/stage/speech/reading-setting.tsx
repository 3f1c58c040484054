// Whether questions are read aloud as they arrive; only on a device that has a voice for the language.
import { useSyncExternalStore } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { useLocale } from '#app/preferences/use-preferences.ts'
import type { Band } from '#engine/core/bands.ts'
import { readQuestions, useSetting } from '../game-settings.ts'
import { SettingSwitch } from '../setting-switch.tsx'
import { nearestVoice, noVoices, readVoices, subscribeToVoices } from './device-voices.ts'
import { readsOnArrival } from './use-read-on-arrival.ts'

/** @param band null while none is chosen */
export function ReadingSetting({ band }: { band: Band | null }) {
  const language = useLocale()
  const voices = useSyncExternalStore(subscribeToVoices, readVoices, noVoices)
  const [setting, set] = useSetting(readQuestions)
  if (!band || !nearestVoice(voices, language)) return null
  return (
    <SettingSwitch
      label={m.speech_setting()}
      note={m.speech_setting_note()}
      on={readsOnArrival(setting, band)}
      onChange={(on) => set(on ? 'on' : 'off')}
    />
  )
}
