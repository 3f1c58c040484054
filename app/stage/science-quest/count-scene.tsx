// The substances of a reaction, reactants left, products right: pressing one adds a particle, pressing the slip in front takes one
// away. On each side the balance shows whether the atoms are the same.
import { bakeModel } from '#engine/ar/bake-model.ts'
import { scienceModel } from '#engine/ar/science-quest/science-thing.ts'
import { firstUnequal, speciesOf } from '#engine/games/science-quest/matter/equation.ts'
import { equationOf } from '#engine/games/science-quest/matter/reactions.ts'
import { type CountMission, changeCount } from './count-twin.tsx'
import { inSubscript } from './formula-text.ts'
import { pileOf } from './pile.ts'
import { isWorking, type QuestSceneProps, type With } from './quest-play.ts'
import { inRow } from './row.ts'
import { nameTag, type Standing, StandingThings } from './standing.tsx'

const BACK = -0.06
const FRONT = 0.13
const SCALE = 0.42

export function CountScene(props: With<CountMission, QuestSceneProps>) {
  const { mission, state, look, isStill } = props
  const works = isWorking(props)
  const equation = equationOf(mission.reaction)
  const { counts } = state.bench
  const species = speciesOf(equation).slice(0, counts.length)
  // One seat more than substances: the arrow stands between the sides.
  const hasProducts = species.length > equation.reactants.length
  const seats = inRow(species.length + (hasProducts ? 1 : 0), 0.5, 0.16)
  const seatOf = (place: number) => seats[place < equation.reactants.length ? place : place + 1] ?? 0
  const isEqual = firstUnequal(equation, counts) === null

  const things = species.flatMap((formula, place): Standing[] => {
    const x = seatOf(place)
    const count = counts[place] ?? 0
    const text = inSubscript(formula)
    return [
      {
        id: `plate ${formula}`,
        model: scienceModel('tray'),
        at: [x, 0, BACK],
        onPress: works ? () => changeCount(props, place, 1) : undefined,
        labels: [nameTag(`${count} ${text}`, [x, 0.018, BACK + 0.075], 0.022)],
      },
      ...(count === 0
        ? []
        : [
            {
              id: `pile ${formula} ${count}`,
              model: pileOf(formula, count),
              at: [x, 0.004, BACK] as const,
              scale: SCALE,
              onPress: works ? () => changeCount(props, place, 1) : undefined,
            },
          ]),
      {
        id: `less ${formula}`,
        model: bakeModel('slip', [{ form: 'box', size: [44, 8, 30], at: [0, 4, 0], fill: 'paper' }]),
        at: [x, 0, FRONT],
        shade: 0.022,
        onPress: works ? () => changeCount(props, place, -1) : undefined,
        labels: [nameTag('−1', [x, 0.024, FRONT], 0.018)],
      },
    ]
  })
  const arrow = hasProducts
    ? [
        nameTag(
          mission.task === 'balance' && isEqual ? '=' : '→',
          [seats[equation.reactants.length] ?? 0, 0.05, BACK],
          0.03,
        ),
      ]
    : []
  return <StandingThings look={look} isStill={isStill} things={things} labels={arrow} />
}
