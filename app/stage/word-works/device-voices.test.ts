import { describe, expect, it } from 'vitest'
import { voicesOf } from './device-voices.ts'

function voice(name: string, lang: string, localService = true) {
  return { voiceURI: name, name, lang, localService }
}

const DEVICE = [
  voice('Ana', 'es-ES'),
  voice('Kim', 'en-US'),
  voice('Far', 'en-US', false),
  voice('Sam', 'en_GB'),
  voice('Eno', 'enm-GB'),
  voice('Mei', 'zh-CN'),
  voice('Lin', 'cmn-TW'),
  ...['1', '2', '3', '4', '5', '6', '7'].map((name) => voice(name, 'fr-FR')),
]
const names = (language: 'en' | 'es' | 'fr' | 'zh', most = 6) =>
  voicesOf(DEVICE, language, most).map(({ name }) => name)

describe('the voices of a pack', () => {
  it('are the device’s own in the language, and none that others speak', () => {
    expect(names('en')).toEqual(['Kim', 'Sam'])
    expect(names('es')).toEqual(['Ana'])
    expect(names('zh')).toEqual(['Mei', 'Lin'])
  })

  it('are at most as many as the pack holds', () => {
    expect(names('fr')).toEqual(['1', '2', '3', '4', '5', '6'])
    expect(names('fr', 0)).toEqual([])
  })
})
