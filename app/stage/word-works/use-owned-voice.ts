import { useContext, useSyncExternalStore } from 'react'
import type { Language } from '#engine/core/languages.ts'
import { useSetting, wordVoice } from '../game-settings.ts'
import { OwnedContext } from '../owned.ts'
import { noVoices, readVoices, subscribeToVoices, voicesOf } from '../speech/device-voices.ts'

/** The voices to choose from; none for whoever owns no voice pack. */
export function useOwnedVoices(language: Language): SpeechSynthesisVoice[] {
  const { voices } = useContext(OwnedContext)
  const all = useSyncExternalStore(subscribeToVoices, readVoices, noVoices)
  return voicesOf(all, language, voices?.most ?? 0)
}

/** The one that was chosen; null: the device takes whichever it likes. */
export function useOwnedVoice(language: Language): SpeechSynthesisVoice | null {
  const [chosen] = useSetting(wordVoice)
  return useOwnedVoices(language).find(({ voiceURI }) => voiceURI === chosen) ?? null
}
