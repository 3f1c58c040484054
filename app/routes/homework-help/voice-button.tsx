// Says a question instead of typing it, where the browser hears it on the device. Elsewhere it tells of the keyboard's dictation;
// below the age of consent, of the grown-up who has to say yes.
import { Mic, Square } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { FeatureButton } from '#app/features/feature-button.tsx'
import { m } from '#app/i18n/generated/messages.ts'
import { useLocale } from '#app/preferences/use-preferences.ts'
import type { ListeningFault } from '#app/stage/listening/device-listener.ts'
import { SPOKEN_TAGS } from '#app/stage/speech/device-voices.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { FEATURES } from './features.ts'
import { useInputRights } from './input-rights.ts'
import { keyboardWords } from './keyboard-words.ts'
import './voice-button.css'

const FAULTS: Readonly<Record<ListeningFault, () => string>> = {
  not_heard: m.voice_not_heard,
  blocked: m.voice_blocked,
  failed: m.voice_failed,
}

export function VoiceButton({ onText }: { onText(text: string): void }) {
  const { voice } = useInputRights()
  const locale = useLocale()
  const [said, setSaid] = useState('')
  const [stop, setStop] = useState<(() => void) | null>(null)
  const running = useRef<(() => void) | null>(null)
  const presses = useRef(0)

  // Nobody listens on another page, nor begins to.
  useEffect(
    () => () => {
      presses.current++
      running.current?.()
    },
    [],
  )

  async function press() {
    if (voice === 'ask_grown_up') return setSaid(m.voice_ask_grown_up())
    const own = ++presses.current
    const { findDeviceListener } = await import('#app/stage/listening/device-listener.ts')
    const listener = voice === 'device' ? await findDeviceListener(window, SPOKEN_TAGS[locale][0]) : null
    if (own !== presses.current) return
    if (listener === null)
      return setSaid(keyboardWords(navigator, voice === 'device' ? 'not_on_device' : 'visitor'))
    setSaid(m.voice_listening())
    running.current = listener.listen({
      onText(text) {
        setSaid('')
        onText(text)
      },
      onFault: (fault) => setSaid(FAULTS[fault]()),
      onEnd() {
        running.current = null
        setStop(null)
        setSaid((words) => (words === m.voice_listening() ? '' : words))
      },
    })
    setStop(() => running.current)
  }

  if ('notice' in FEATURES.voiceInput) {
    return (
      <FeatureButton feature={FEATURES.voiceInput} variant="ghost" icon={<Mic aria-hidden />}>
        {m.homework_voice()}
      </FeatureButton>
    )
  }
  return (
    <div className="voice-button">
      {stop ? (
        <Button variant="secondary" icon={<Square aria-hidden />} onClick={stop}>
          {m.voice_stop()}
        </Button>
      ) : (
        <Button variant="ghost" icon={<Mic aria-hidden />} onClick={press}>
          {m.homework_voice()}
        </Button>
      )}
      <div role="status">{said !== '' && <Notice icon={<Mic />}>{said}</Notice>}</div>
    </div>
  )
}
