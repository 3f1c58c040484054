// A hot plate with what is heated on it; the burner makes it warmer, the ice colder.

import { m } from '#app/i18n/generated/messages.ts'
import { scienceModel } from '#engine/ar/science-quest/science-thing.ts'
import { stateAt } from '#engine/games/science-quest/matter/substances.ts'
import type { HeatMission } from '#engine/games/science-quest/missions/mission.ts'
import { heat } from './heat-twin.tsx'
import { isWorking, type QuestSceneProps, type With } from './quest-play.ts'
import { nameOf } from './quest-words.ts'
import { inRow } from './row.ts'
import { signed } from './signed.ts'
import { nameTag, type Standing, StandingThings } from './standing.tsx'
import { substanceThing } from './things.ts'

const STEP = 10
const BACK = -0.03
const WIDTH = 0.075

export function HeatScene(props: With<HeatMission, QuestSceneProps>) {
  const { mission, state, words, look, isStill } = props
  const works = isWorking(props)
  const { celsius } = state.bench
  const plate = scienceModel('hotPlate')
  const top = plate.bounds.max.y
  const seats = inRow(mission.wanted.length, 0.12, 0.1)
  const tool = (id: string, name: 'burner' | 'ice', x: number, step: number, text: string): Standing => ({
    id,
    model: scienceModel(name),
    at: [x, 0, 0.09],
    labels: [nameTag(text, [x, scienceModel(name).bounds.max.y + 0.02, 0.09])],
    shade: 0.03,
    onPress: works ? () => heat(props, step) : undefined,
  })
  const things: Standing[] = [
    { id: 'plate', model: plate, at: [0, 0, BACK], scale: 1.4, shade: 0.08 },
    {
      id: 'thermometer',
      model: scienceModel('thermometer'),
      at: [0.17, 0, BACK],
      labels: [
        nameTag(
          `${signed(celsius)} °C`,
          [0.17, scienceModel('thermometer').bounds.max.y + 0.02, BACK],
          0.022,
        ),
      ],
      shade: 0.015,
    },
    tool('colder', 'ice', -0.19, -STEP, m.quest_colder({ degrees: STEP })),
    tool('warmer', 'burner', 0.2, STEP, m.quest_warmer({ degrees: STEP })),
    ...mission.wanted.map(({ substance }, index): Standing => {
      const { model, lift, width, height } = substanceThing(substance, stateAt(substance, celsius))
      const scale = Math.min(1, WIDTH / width)
      const x = seats[index] ?? 0
      const foot = top * 1.4 + lift * scale
      return {
        id: `${substance} ${model.name}`,
        model,
        at: [x, foot, BACK],
        scale,
        labels: [nameTag(nameOf(words, substance), [x, top * 1.4 + height * scale + 0.018, BACK], 0.013)],
      }
    }),
  ]
  return <StandingThings look={look} isStill={isStill} things={things} />
}
