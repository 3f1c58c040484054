import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { calmMode, gameSound } from '../game-settings.ts'
import { sayWord, stopSpeaking } from './speech.ts'

class Utterance {
  lang = ''
  rate = 1
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}
const speak = vi.fn<(utterance: Utterance) => void>()
const cancel = vi.fn()
let voices: Partial<SpeechSynthesisVoice>[] = []

beforeEach(() => {
  vi.stubEnv('SSR', false)
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  vi.stubGlobal('speechSynthesis', { speak, cancel, getVoices: () => voices })
})
afterEach(() => {
  voices = []
  gameSound.write('on')
  calmMode.write('off')
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.clearAllMocks()
})

it.each([
  ['en', 'en-US'],
  ['es', 'es-MX'],
  ['fr', 'fr-FR'],
  ['zh', 'zh-CN'],
] as const)('says a word at rate 0.8 with a voice for %s', (language, lang) => {
  sayWord('sol', language)
  expect(speak.mock.calls).toEqual([[{ text: 'sol', lang, rate: 0.8 }]])
  expect(cancel).toHaveBeenCalledBefore(speak)
})

it('says it with the voice that was chosen', () => {
  const voice = { name: 'Kim', lang: 'en-AU' } as SpeechSynthesisVoice
  sayWord('sun', 'en', voice)
  expect(speak.mock.calls[0]?.[0]).toMatchObject({ voice, lang: 'en-AU' })
})

it('says it with the nearest voice of the device when none was chosen', () => {
  const mexican = { lang: 'es-MX', localService: true }
  voices = [{ lang: 'es-ES', localService: true }, mexican]
  sayWord('sol', 'es')
  expect(speak.mock.calls[0]?.[0]).toMatchObject({ voice: mexican, lang: 'es-MX' })
})

it('says nothing when games are muted', () => {
  gameSound.write('off')
  sayWord('sol', 'es')
  expect(speak).not.toHaveBeenCalled()
})

it('says nothing in calm mode', () => {
  calmMode.write('on')
  sayWord('sol', 'es')
  expect(speak).not.toHaveBeenCalled()
})

it('is silent where speaking fails', () => {
  speak.mockImplementationOnce(() => {
    throw new Error('no voice')
  })
  expect(() => sayWord('sol', 'es')).not.toThrow()
  vi.stubGlobal('speechSynthesis', undefined)
  expect(() => sayWord('sol', 'es')).not.toThrow()
  expect(() => stopSpeaking()).not.toThrow()
})
