// Which voice says the words, for whoever owns the voice pack.
import { useContext } from 'react'
import { useLocale } from '#app/preferences/use-preferences.ts'
import { useSetting, wordVoice } from '../game-settings.ts'
import { OwnedContext } from '../owned.ts'
import { sayWord } from '../speech/speech.ts'
import { useOwnedVoice, useOwnedVoices } from './use-owned-voice.ts'

export function VoiceSetting() {
  const language = useLocale()
  const { voices: pack } = useContext(OwnedContext)
  const [, choose] = useSetting(wordVoice)
  const voices = useOwnedVoices(language)
  const chosen = useOwnedVoice(language)
  if (!pack) return null
  const { title, own, sample, missing } = pack.words
  return (
    <>
      {voices.length > 0 && (
        <fieldset className="challenge" data-testid="voices">
          <legend>{title}</legend>
          {[null, ...voices].map((voice) => (
            <label key={voice?.voiceURI ?? ''}>
              <input
                type="radio"
                name="voice"
                checked={voice === chosen}
                onChange={() => {
                  choose(voice?.voiceURI ?? '')
                  sayWord(sample, language, voice)
                }}
              />
              <span>{voice?.name ?? own}</span>
            </label>
          ))}
        </fieldset>
      )}
      {voices.length < pack.most && <p className="small muted">{missing[voices.length]}</p>}
    </>
  )
}
