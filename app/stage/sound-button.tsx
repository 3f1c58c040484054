import { Volume2, VolumeX } from 'lucide-react'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { gameSound, useSetting } from './game-settings.ts'

/** Mutes and unmutes every game; remembered in this browser. */
export function SoundButton() {
  const [sound, setSound] = useSetting(gameSound)
  const on = sound === 'on'
  return (
    <Button
      variant="ghost"
      aria-pressed={on}
      icon={on ? <Volume2 aria-hidden /> : <VolumeX aria-hidden />}
      onClick={() => setSound(on ? 'off' : 'on')}
    >
      {m.play_sound()}
      <span aria-hidden="true">: {on ? m.play_on() : m.play_off()}</span>
    </Button>
  )
}
