// The substances of a reaction, reactants left, products right: pressing one adds a particle, pressing the slip in front takes one
// away. On each side the balance shows whether the atoms are the same.
import { bakeModel } from '#engine/ar/bake-model.ts'
import { scienceModel } from '#engine/ar/science-quest/science-thing.ts'
import { isElementSymbol } from '#engine/games/science-quest/matter/elements.ts'
import { atomTally, firstUnequal, speciesOf } from '#engine/games/science-quest/matter/equation.ts'
import { equationOf } from '#engine/games/science-quest/matter/reactions.ts'
import { type CountMission, changeCount } from './count-twin.tsx'
import { inSubscript } from './formula-text.ts'
import { pileOf } from './pile.ts'
import { isWorking, type QuestSceneProps, type With } from './quest-play.ts'
import { inRow } from './row.ts'
import { nameTag, type Standing, StandingThings } from './standing.tsx'
import { type StillLifePlaces, stillLife } from './still-life.ts'
import { labelAt } from './things.ts'

const BACK = -0.03
const FRONT = 0.13
/** Metres from the middle of the first substance to that of the last one. */
const WIDTH = 0.48
const APART = 0.16
/** Of the way to the next one, how much a pile takes up. */
const SHARE = 0.92
const PILE_HEIGHT = 0.13
/** Of a particle alone. */
const LARGEST = 0.8
/** Above the tray. */
const FOOT = 0.004

const STILL_LIFE: StillLifePlaces = {
  cards: [-0.25, 0, -0.165],
  flask: [0.03, 0, -0.155],
  rack: [0.195, 0, -0.175],
}

export function CountScene(props: With<CountMission, QuestSceneProps>) {
  const { mission, state, look, isStill } = props
  const works = isWorking(props)
  const equation = equationOf(mission.reaction)
  const { counts } = state.bench
  const species = speciesOf(equation).slice(0, counts.length)
  // One seat more than substances: the arrow stands between the sides.
  const hasProducts = species.length > equation.reactants.length
  const all = species.length + (hasProducts ? 1 : 0)
  const seats = inRow(all, WIDTH, APART)
  const seatOf = (place: number) => seats[place < equation.reactants.length ? place : place + 1] ?? 0
  const isEqual = firstUnequal(equation, counts) === null
  const room = { width: Math.min(APART, WIDTH / (all - 1)) * SHARE, height: PILE_HEIGHT }
  const piles = species.map((formula, place) => pileOf(formula, Math.max(1, counts[place] ?? 0), room))
  // All at one scale, as if none were empty: an atom is as large in each of them.
  const scale = Math.min(LARGEST, ...piles.map(({ fits }) => fits))
  const elements = [...atomTally(equation, []).keys()].filter(isElementSymbol)
  const still = stillLife(elements, STILL_LIFE)

  const things = species.flatMap((formula, place): Standing[] => {
    const x = seatOf(place)
    const count = counts[place] ?? 0
    const pile = piles[place]
    const at = [x, FOOT, BACK] as const
    const text = inSubscript(formula)
    return [
      {
        id: `plate ${formula}`,
        model: scienceModel('tray'),
        at: [x, 0, BACK],
        onPress: works ? () => changeCount(props, place, 1) : undefined,
        labels: [nameTag(`${count} ${text}`, [x, 0.018, BACK + 0.075], 0.022)],
      },
      ...(pile === undefined || count === 0
        ? []
        : [
            {
              id: `pile ${formula} ${count}`,
              model: pile.model,
              at,
              scale,
              labels: pile.labels.map((label) => labelAt(label, at, scale)),
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
  return (
    <StandingThings
      look={look}
      isStill={isStill}
      things={[still.thing, ...things]}
      labels={arrow}
      shadows={still.shadows}
    />
  )
}
