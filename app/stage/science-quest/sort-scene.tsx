// Things in front, and behind them the trays they belong on.
import { scienceModel } from '#engine/ar/science-quest/science-thing.ts'
import { isMoleculeId, structureOf } from '#engine/games/science-quest/matter/molecules.ts'
import type { SortMission } from '#engine/games/science-quest/missions/mission.ts'
import { placesOf } from '#engine/games/science-quest/tasks/sort-rules.ts'
import { isWorking, type QuestSceneProps, type With } from './quest-play.ts'
import { nameOf, placeName } from './quest-words.ts'
import { inRow } from './row.ts'
import { putHeld } from './sort-twin.tsx'
import { nameTag, type Standing, StandingThings } from './standing.tsx'
import { labelAt, moleculeThing, thingNamed } from './things.ts'

const FRONT = 0.145
const BACK = -0.1
const HELD = 0.012
/** Of a thing in its row, and on a tray. */
const WIDTH = 0.075
const ON_TRAY = 0.5

export function SortScene(props: With<SortMission, QuestSceneProps>) {
  const { mission, state, words, look, isStill, held, hold } = props
  const works = isWorking(props)
  const { placed } = state.bench
  const places = placesOf(mission.by)
  const trays = inRow(places.length, 0.48, 0.24)
  const seats = inRow(mission.things.length, 0.5, 0.105)

  const isOfMolecules = mission.by === 'elements' || mission.by === 'shape'
  const things = mission.things.map((name, index): Standing => {
    const { model, labels, lift, width, height } =
      isOfMolecules && isMoleculeId(name) ? moleculeThing(structureOf(name)) : thingNamed(name)
    const place = placed[index] ?? null
    const isHeld = held === name
    const before = placed.slice(0, index).filter((other) => other === place).length
    const scale = Math.min(1, WIDTH / width) * (place === null ? 1 : ON_TRAY)
    const foot = lift * scale
    const at =
      place === null
        ? ([seats[index] ?? 0, foot + (isHeld ? HELD : 0), FRONT] as const)
        : ([
            (trays[place] ?? 0) + ((before % 3) - 1) * 0.03,
            foot + 0.008,
            BACK + 0.02 - Math.floor(before / 3) * 0.04,
          ] as const)
    const top = at[1] - foot + height * scale
    const tag = nameTag(nameOf(words, name), [at[0], top + 0.016, at[2]], 0.013)
    return {
      id: name,
      model,
      at,
      scale,
      labels: [...labels.map((label) => labelAt(label, at, scale)), ...(place === null ? [tag] : [])],
      shade: (width * scale) / 2,
      isHeld,
      onPress: works && place === null ? () => hold(isHeld ? null : name) : undefined,
    }
  })
  const onPlaces = places.map((place, index): Standing => {
    const x = trays[index] ?? 0
    return {
      id: `place ${place}`,
      model: scienceModel('tray'),
      at: [x, 0, BACK],
      labels: [nameTag(placeName(words, place), [x, 0.085, BACK - 0.05], 0.018)],
      onPress: works && held !== null ? () => putHeld(props, index) : undefined,
    }
  })
  return <StandingThings look={look} isStill={isStill} things={[...onPlaces, ...things]} />
}
