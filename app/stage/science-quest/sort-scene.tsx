// Things in front, and behind them the trays they belong on.
import { useMemo } from 'react'
import type { Label } from '#engine/ar/labels.ts'
import type { SortMission } from '#engine/games/science-quest/missions/mission.ts'
import { placesOf } from '#engine/games/science-quest/tasks/sort-rules.ts'
import { ContactShadows, Labels, Model } from '../ar/drawn.tsx'
import { block, tray } from './parts.ts'
import { isWorking, type QuestSceneProps, type With } from './quest-play.ts'
import { nameOf, placeName } from './quest-words.ts'
import { inRow } from './row.ts'
import { putHeld } from './sort-twin.tsx'

const FRONT = 0.14
const BACK = -0.09
const LIFT = 0.012

export function SortScene(props: With<SortMission, QuestSceneProps>) {
  const { mission, state, words, look, held, hold } = props
  const works = isWorking(props)
  const { placed } = state.bench
  const places = placesOf(mission.by)
  const trays = useMemo(() => inRow(places.length, 0.46, 0.2), [places])
  const stands = useMemo(() => {
    const seats = inRow(mission.things.length, 0.5, 0.1)
    return mission.things.map((thing, index) => {
      const place = placed[index] ?? null
      if (place === null) return { x: seats[index] ?? 0, y: held === thing ? LIFT : 0, z: FRONT }
      const before = placed.slice(0, index).filter((other) => other === place).length
      return { x: trays[place] ?? 0, y: 0.006, z: BACK + 0.045 - before * 0.04 }
    })
  }, [mission, placed, held, trays])
  const labels = useMemo<Label[]>(
    () => [
      ...places.map(
        (place, index): Label => ({
          text: placeName(words, place),
          at: [trays[index] ?? 0, 0.13, BACK - 0.07],
          size: 0.024,
          tag: true,
        }),
      ),
      ...mission.things.map((thing, index): Label => {
        const { x, y, z } = stands[index] ?? { x: 0, y: 0, z: 0 }
        return { text: nameOf(words, thing), at: [x, y + 0.068, z], size: 0.016, tag: true }
      }),
    ],
    [places, words, trays, mission, stands],
  )
  const spots = useMemo(
    () => stands.map(({ x, y, z }) => ({ x, z, radiusX: 0.03, strength: y > LIFT / 2 ? 0.6 : 1 })),
    [stands],
  )
  return (
    <>
      <ContactShadows look={look} spots={spots} />
      {places.map((place, index) => (
        <Model
          key={place}
          look={look}
          model={tray(index % 2 === 0 ? 'aSoft' : 'bSoft')}
          position={[trays[index] ?? 0, 0, BACK]}
          onPress={works && held !== null ? () => putHeld(props, index) : undefined}
        />
      ))}
      {mission.things.map((thing, index) => {
        const { x, y, z } = stands[index] ?? { x: 0, y: 0, z: 0 }
        const canTake = works && (placed[index] ?? null) === null
        return (
          <Model
            key={thing}
            look={look}
            model={block(index % 2 === 0 ? 'a' : 'b')}
            position={[x, y, z]}
            onPress={canTake ? () => hold(held === thing ? null : thing) : undefined}
          />
        )
      })}
      <Labels look={look} labels={labels} />
    </>
  )
}
