// Things, and once one of them is held the places it may go to.
import { m } from '#app/i18n/generated/messages.ts'
import type { SortMission } from '#engine/games/science-quest/missions/mission.ts'
import { placesOf } from '#engine/games/science-quest/tasks/sort-rules.ts'
import { TwinList } from '../ar/twin-list.tsx'
import { isWorking, type QuestPlay, shown, type With } from './quest-play.ts'
import { nameOf, placeName } from './quest-words.ts'

export function SortTwin(play: With<SortMission>) {
  const { mission, state, words, held, hold } = play
  const works = isWorking(play)
  const places = placesOf(mission.by)
  const next = shown(state, 'put')
  return (
    <>
      <TwinList
        title={m.quest_things()}
        takesKeys={held === null}
        items={mission.things.map((thing, index) => {
          const place = state.bench.placed[index] ?? null
          const placeId = place === null ? undefined : places[place]
          return {
            id: thing,
            name: nameOf(words, thing),
            note:
              placeId === undefined
                ? next?.thing === index
                  ? m.quest_shown()
                  : undefined
                : m.quest_in_place({ place: placeName(words, placeId) }),
            isPressed: held === thing,
            isDisabled: !works || place !== null,
            press: () => hold(held === thing ? null : thing),
          }
        })}
      />
      {held !== null && (
        <TwinList
          title={m.quest_places()}
          takesKeys
          items={places.map((place, index) => ({
            id: place,
            name: placeName(words, place),
            note: next?.place === index && mission.things[next.thing] === held ? m.quest_shown() : undefined,
            isDisabled: !works,
            press: () => putHeld(play, index),
          }))}
        />
      )}
    </>
  )
}

/** Puts what is held into a place, and lets go of it. */
export function putHeld(
  { mission, held, hold, act }: Pick<With<SortMission, QuestPlay>, 'mission' | 'held' | 'hold' | 'act'>,
  place: number,
): void {
  const things: readonly string[] = mission.things
  const thing = things.indexOf(held ?? '')
  if (thing < 0) return
  act((ms) => ({ type: 'put', ms, thing, place }))
  hold(null)
}
