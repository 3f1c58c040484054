import { afterEach, expect, it, vi } from 'vitest'
import { readingTime, say } from './say.ts'

class Utterance extends EventTarget {
  lang = ''
  rate = 1
  voice: unknown = null
  readonly text: string
  constructor(text: string) {
    super()
    this.text = text
  }
}
const speak = vi.fn<(utterance: Utterance) => void>()

function stubVoices(voices: Partial<SpeechSynthesisVoice>[]): void {
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  vi.stubGlobal('speechSynthesis', { speak, cancel: vi.fn(), getVoices: () => voices })
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
  vi.useRealTimers()
})

it('says a text with the voice of the device and tells when it was said', async () => {
  const voice = { lang: 'fr-FR', localService: true }
  stubVoices([voice])
  let isSaid = false
  const said = say('Bonjour', 'fr').then((how) => {
    expect(how).toBe('said')
    isSaid = true
  })
  const spoken = speak.mock.calls[0]?.[0]
  expect(spoken).toMatchObject({ text: 'Bonjour', voice, lang: 'fr-FR', rate: 0.9 })
  await Promise.resolve()
  expect(isSaid).toBe(false)
  spoken?.dispatchEvent(new Event('end'))
  await said
})

it.each([
  ['a voice that works by way of a server', [{ lang: 'fr-FR', localService: false }]],
  ['no voice of the language', [{ lang: 'en-US', localService: true }]],
])('with %s says nothing and waits until the text can have been read', async (_, voices) => {
  vi.useFakeTimers()
  stubVoices(voices)
  const said = say('Bonjour', 'fr')
  expect(speak).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(readingTime('Bonjour', 'fr'))
  expect(await said).toBe('read')
})

it.each([
  ['tells how long a word is', 3],
  ['does not', undefined],
])('tells which word is being said, by a voice that %s', (_, charLength) => {
  stubVoices([{ lang: 'fr-FR', localService: true }])
  const words: unknown[] = []
  void say('Un été chaud', 'fr', (word) => words.push(word))
  const spoken = speak.mock.calls[0]?.[0]
  for (const name of ['sentence', 'word'])
    spoken?.dispatchEvent(Object.assign(new Event('boundary'), { name, charIndex: 3, charLength }))
  expect(words).toEqual([{ start: 3, end: 6 }])
})
