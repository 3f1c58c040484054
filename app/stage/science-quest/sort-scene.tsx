// Things in front, and behind them the trays they belong on.
import type { SortMission } from '#engine/games/science-quest/missions/mission.ts'
import { placesOf } from '#engine/games/science-quest/tasks/sort-rules.ts'
import { Block, inksOf, Tag } from './parts.tsx'
import { isWorking, type QuestSceneProps, type With } from './quest-play.ts'
import { nameOf, placeName } from './quest-words.ts'
import { inRow } from './row.ts'
import { putHeld } from './sort-twin.tsx'

const FRONT = 0.13
const BACK = -0.09
const SIZE = 0.05
const HELD = 0.04

export function SortScene(props: With<SortMission, QuestSceneProps>) {
  const { mission, state, words, look, held, hold } = props
  const inks = inksOf(look)
  const works = isWorking(props)
  const places = placesOf(mission.by)
  const trays = inRow(places.length, 0.46, 0.2)
  const seats = inRow(mission.things.length, 0.5, 0.1)
  return (
    <>
      {places.map((place, index) => (
        <group key={place} position={[trays[index] ?? 0, 0, BACK]}>
          <Block
            at={[0, 0.005, 0]}
            size={[0.09, 0.01, 0.14]}
            color={index % 2 === 0 ? inks.soft : inks.b}
            onPress={works && held !== null ? () => putHeld(props, index) : undefined}
          />
          <Tag at={[0, 0.14, -0.07]} text={placeName(words, place)} look={look} />
        </group>
      ))}
      {mission.things.map((thing, index) => {
        const place = state.bench.placed[index] ?? null
        const before = mission.things.filter(
          (_, other) => other < index && state.bench.placed[other] === place,
        ).length
        const isHeld = held === thing
        const x = place === null ? (seats[index] ?? 0) : (trays[place] ?? 0)
        const z = place === null ? FRONT : BACK + 0.03 - before * 0.05
        return (
          <group key={thing} position={[x, (place === null ? 0 : 0.01) + (isHeld ? HELD : 0), z]}>
            <Block
              at={[0, SIZE / 2, 0]}
              size={[SIZE, SIZE, SIZE]}
              color={inks.a}
              onPress={works && place === null ? () => hold(isHeld ? null : thing) : undefined}
            />
            <Tag at={[0, SIZE + 0.02, 0]} text={nameOf(words, thing)} look={look} height={0.02} />
          </group>
        )
      })}
    </>
  )
}
