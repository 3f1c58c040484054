// The hot plate: colder and warmer in steps, and what the substances on it are now.
import { m } from '#app/i18n/generated/messages.ts'
import { COLDEST, HOTTEST } from '#engine/games/science-quest/constants.ts'
import { type MatterState, stateAt } from '#engine/games/science-quest/matter/substances.ts'
import type { HeatMission } from '#engine/games/science-quest/missions/mission.ts'
import { TwinList } from '../ar/twin-list.tsx'
import { isWorking, type QuestPlay, shown, type With } from './quest-play.ts'
import { nameOf } from './quest-words.ts'
import { SeenList } from './seen-list.tsx'
import { signed } from './signed.ts'

const STEPS = [-10, -1, 1, 10]
const STATES: Readonly<Record<MatterState, (inputs: { thing: string }) => string>> = {
  solid: m.quest_is_solid,
  liquid: m.quest_is_liquid,
  gas: m.quest_is_gas,
}

export function HeatTwin(play: With<HeatMission>) {
  const { mission, state, words } = play
  const { celsius } = state.bench
  const goal = shown(state, 'heat')?.celsius ?? celsius
  return (
    <>
      <TwinList
        title={m.quest_plate({ celsius: signed(celsius) })}
        takesKeys
        items={STEPS.map((step) => ({
          id: String(step),
          name: step < 0 ? m.quest_colder({ degrees: -step }) : m.quest_warmer({ degrees: step }),
          note: isTowards(goal - celsius, step) ? m.quest_shown() : undefined,
          isDisabled: !isWorking(play),
          press: () => heat(play, step),
        }))}
      />
      <SeenList
        title={m.quest_seen()}
        lines={mission.wanted.map(({ substance }) =>
          STATES[stateAt(substance, celsius)]({ thing: nameOf(words, substance) }),
        )}
      />
    </>
  )
}

function isTowards(missing: number, step: number): boolean {
  return missing !== 0 && Math.sign(missing) === Math.sign(step) && Math.abs(step) === 10
}

/** So many degrees more, as far as the plate goes. */
export function heat({ state, act }: Pick<QuestPlay, 'state' | 'act'>, step: number): void {
  const celsius = Math.min(HOTTEST, Math.max(COLDEST, state.bench.celsius + step))
  act((ms) => ({ type: 'heat', ms, celsius }))
}
