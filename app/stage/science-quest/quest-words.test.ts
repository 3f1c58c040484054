// Every mission, played to its end: the slip, the button and what is said never lack a word, in any language.
import { expect, test } from 'vitest'
import { readLocaleFrom } from '#app/i18n/current-locale.ts'
import { BANDS } from '#engine/core/bands.ts'
import { LANGUAGES } from '#engine/core/languages.ts'
import { roundOptions } from '#engine/core/round-options.fixture.ts'
import { createSession } from '#engine/core/session.ts'
import { scienceQuestRules } from '#engine/games/science-quest/rules.ts'
import { clumsyPlayer } from '#engine/games/science-quest/scripted-players.ts'
import type { ScienceQuestWords } from '#engine/games/science-quest/words/mission-words.ts'
import { moveOf } from '#engine/learning/missions/scripted-players.ts'
import { actionOf, announcementOf, hintOf, taskOf } from './quest-words.ts'

const files = import.meta.glob<ScienceQuestWords>('../../../game-engine/games/science-quest/words/*/*.json', {
  eager: true,
  import: 'default',
})
const wordsOf = (language: string, band: string) => {
  const [, words] = Object.entries(files).find(([path]) => path.endsWith(`/${language}/${band}.json`)) ?? []
  if (!words) throw new Error(`no words for ${band} in ${language}`)
  return words
}

test.each(LANGUAGES.flatMap((language) => BANDS.map((band) => [language, band] as const)))(
  'in %s for %s',
  (language, band) => {
    readLocaleFrom(() => language)
    const words = wordsOf(language, band)
    const session = createSession(scienceQuestRules, roundOptions({ band, language, extraLevels: 10 }))
    const tones = new Set<string>()
    session.subscribe(({ state, events }) => {
      const { title, note, tone } = taskOf(state, words)
      tones.add(tone)
      expect(title).not.toBe('')
      expect(note === null).toBe(tone === 'plain')
      for (const event of events) {
        const said = announcementOf(event, state, words)
        if (
          event.type === 'next' ||
          event.type === 'star' ||
          event.type === 'level-up' ||
          event.type === 'over'
        )
          expect(said).toBeNull()
        else expect(said, event.type).toMatch(/\S/)
        expect(said ?? '').not.toMatch(/[{}]|undefined/)
      }
      const canPress = actionOf(state)?.isReady === true || hintOf(state) !== null
      expect(canPress).toBe(state.phase === 'working' || state.phase === 'reading')
    })
    const player = clumsyPlayer(3)
    for (let moves = 0; session.getState().phase !== 'over' && moves < 3_000; moves++)
      session.dispatch(moveOf(player, session.getState()))
    expect(session.getState().phase).toBe('over')
    expect(tones).toEqual(new Set(['plain', 'wrong', 'hint', 'right']))
    readLocaleFrom(() => 'en')
  },
)
