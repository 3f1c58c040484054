import { describe, expect, it } from 'vitest'
import { nearestVoice, voicesOf } from './device-voices.ts'

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

describe('the voice nobody chose', () => {
  const spanish = (...tags: string[]) =>
    nearestVoice(
      tags.map((tag) => voice(tag, tag)),
      'es',
    )?.lang

  it('speaks as Latin America does where the device can', () => {
    expect(spanish('es-ES', 'es-US', 'es-MX')).toBe('es-MX')
    expect(spanish('es-ES', 'es_US')).toBe('es_US')
    expect(spanish('es-ES', 'es-AR')).toBe('es-ES')
  })

  it('is the device’s own, or none', () => {
    expect(nearestVoice([voice('Far', 'es-MX', false), voice('Kim', 'en-US')], 'es')).toBeNull()
  })
})
