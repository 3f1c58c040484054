// One glass, and what may go into it.
import { scienceModel } from '#engine/ar/science-quest/science-thing.ts'
import { ROOM_CELSIUS, stateAt } from '#engine/games/science-quest/matter/substances.ts'
import type { MixMission } from '#engine/games/science-quest/missions/mission.ts'
import { toggle } from './mix-twin.tsx'
import { isWorking, type QuestSceneProps, type With } from './quest-play.ts'
import { nameOf } from './quest-words.ts'
import { inRow } from './row.ts'
import { nameTag, type Standing, StandingThings } from './standing.tsx'
import { substanceThing } from './things.ts'

const FRONT = 0.14
const BACK = -0.06
const WIDTH = 0.08
const IN_GLASS = 0.4

export function MixScene(props: With<MixMission, QuestSceneProps>) {
  const { mission, state, words, look, isStill } = props
  const works = isWorking(props)
  const { placed } = state.bench
  const seats = inRow(mission.things.length, 0.48, 0.115)
  const isWet = mission.things.some(
    (name, index) => placed[index] === 0 && stateAt(name, ROOM_CELSIUS) === 'liquid',
  )
  const glass: Standing = {
    id: isWet ? 'full glass' : 'glass',
    model: scienceModel(isWet ? 'beaker' : 'emptyBeaker'),
    at: [0, 0, BACK],
    scale: 1.3,
    shade: 0.05,
  }
  const things = mission.things.map((name, index): Standing => {
    const { model, lift, width, height } = substanceThing(name)
    const isInside = placed[index] === 0
    const before = placed.slice(0, index).filter((place) => place === 0).length
    const scale = Math.min(1, WIDTH / width) * (isInside ? IN_GLASS : 1)
    // Those inside stand around the glass's foot, where they can be seen and taken out again.
    const at = isInside
      ? ([0.09 + (before % 3) * 0.045, lift * scale, BACK + Math.floor(before / 3) * 0.05] as const)
      : ([seats[index] ?? 0, lift * scale, FRONT] as const)
    return {
      id: name,
      model,
      at,
      scale,
      labels: [
        nameTag(nameOf(words, name), [at[0], height * scale + 0.016, at[2]], isInside ? 0.011 : 0.013),
      ],
      shade: (width * scale) / 2,
      onPress: works ? () => toggle(props, index) : undefined,
    }
  })
  return <StandingThings look={look} isStill={isStill} things={[glass, ...things]} />
}
