// How many of each substance there are, one more and one less, and the atoms of both sides counted.
import { m } from '#app/i18n/generated/messages.ts'
import { MAX_COUNT } from '#engine/games/science-quest/constants.ts'
import { atomTally, speciesOf } from '#engine/games/science-quest/matter/equation.ts'
import { equationOf } from '#engine/games/science-quest/matter/reactions.ts'
import type {
  BalanceMission,
  PortionsMission,
  YieldMission,
} from '#engine/games/science-quest/missions/mission.ts'
import { TwinList } from '../ar/twin-list.tsx'
import { inSubscript } from './formula-text.ts'
import { isWorking, type QuestPlay, shown, type With } from './quest-play.ts'
import { SeenList } from './seen-list.tsx'

export type CountMission = BalanceMission | YieldMission | PortionsMission

export function CountTwin(play: With<CountMission>) {
  const { mission, state } = play
  const equation = equationOf(mission.reaction)
  const { counts } = state.bench
  const next = shown(state, 'set')
  const species = speciesOf(equation).slice(0, counts.length)
  return (
    <>
      <TwinList
        title={m.quest_amounts()}
        takesKeys
        columns={2}
        items={species.flatMap((formula, index) =>
          [-1, 1].map((step) => {
            const count = counts[index] ?? 0
            const isShown = next?.species === index && Math.sign(next.count - count) === step
            const text = { formula: inSubscript(formula) }
            return {
              id: `${formula}${step}`,
              name: step < 0 ? m.quest_less(text) : m.quest_more(text),
              note: isShown ? m.quest_shown() : m.quest_now({ count }),
              isDisabled: !isWorking(play),
              press: () => changeCount(play, index, step),
            }
          }),
        )}
      />
      {mission.task === 'balance' && (
        <SeenList
          title={m.quest_tally()}
          lines={[...atomTally(equation, counts)].map(([element, { left, right }]) =>
            (left === right ? m.quest_atoms_equal : m.quest_atoms_unequal)({ element, left, right }),
          )}
        />
      )}
    </>
  )
}

/** One more or one less of a substance. */
export function changeCount(
  { state, act }: Pick<QuestPlay, 'state' | 'act'>,
  species: number,
  step: number,
): void {
  const count = Math.min(MAX_COUNT, Math.max(0, (state.bench.counts[species] ?? 0) + step))
  act((ms) => ({ type: 'set', ms, species, count }))
}
