import { useEffect, useRef } from 'react'
import type { Language } from '#engine/core/languages.ts'
import type { WordWorksEvent } from '#engine/games/word-works/state.ts'
import type { WordWorksSession } from '#engine/phaser/word-works/word-works-scene.ts'
import { playSound, type SoundName } from '../sounds.ts'
import { sayWord, stopSpeaking } from '../speech/speech.ts'
import { useOwnedVoice } from './use-owned-voice.ts'

const SOUNDS: Partial<Record<WordWorksEvent['type'], SoundName>> = {
  placed: 'tap',
  taken: 'tap',
  hint: 'tap',
  right: 'right',
  wrong: 'wrong',
  star: 'star',
  over: 'over',
}

/** What a round sounds like: every step's last event, and the word itself when it is found. */
export function useWordSounds(session: WordWorksSession, language: Language): void {
  const voice = useOwnedVoice(language)
  const chosen = useRef(voice)
  useEffect(() => {
    chosen.current = voice
  })
  useEffect(() => {
    const end = session.subscribe(({ state, events }) => {
      const sound = events.map(({ type }) => SOUNDS[type]).findLast((name) => name !== undefined)
      if (sound) playSound(sound)
      if (events.some(({ type }) => type === 'right')) sayWord(state.word, language, chosen.current)
    })
    return () => {
      end()
      stopSpeaking()
    }
  }, [session, language])
}
