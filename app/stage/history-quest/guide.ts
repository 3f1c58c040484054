// Where and when the questions of a band take place, from the bank and what the build tells of it.
import type { PlaceName } from '#engine/games/history-quest/places/place-name.ts'
import type { QuizItem } from '#engine/learning/quiz/quiz-item.ts'
import type { Guide, Setting } from '#engine/phaser/history-quest/journey.ts'

/** Places and years by turns, in the order of the bank (app/bundle/quiz-banks.ts). */
export type Settings = readonly (PlaceName | number | null)[]

/** What a question of a bank that is gone shows. */
const ELSEWHERE: Setting = { place: 'map', year: null }

export function guideOf(items: readonly Pick<QuizItem, 'id' | 'topic'>[], settings: Settings): Guide {
  const byId = new Map(
    items.map(({ id }, index) => [
      id,
      { place: settings[index * 2] as PlaceName, year: settings[index * 2 + 1] as number | null },
    ]),
  )
  return {
    settingOf: (id) => byId.get(id) ?? ELSEWHERE,
    yearsOf: (topic) =>
      items
        .filter((item) => item.topic === topic)
        .flatMap(({ id }) => byId.get(id)?.year ?? [])
        .sort((one, other) => one - other),
  }
}
