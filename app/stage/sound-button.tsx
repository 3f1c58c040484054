import { Volume2, VolumeX } from 'lucide-react'
import { m } from '#app/i18n/generated/messages.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import { gameSound, useSetting } from './game-settings.ts'

/** Mutes and unmutes every game; remembered in this browser. */
export function SoundButton() {
  const [sound, setSound] = useSetting(gameSound)
  const on = sound === 'on'
  return (
    <IconButton
      label={m.play_sound()}
      aria-pressed={on}
      icon={on ? <Volume2 aria-hidden /> : <VolumeX aria-hidden />}
      onClick={() => setSound(on ? 'off' : 'on')}
    />
  )
}
