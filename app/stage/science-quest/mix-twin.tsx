// Things that go into the glass, and out again: pressed is in the glass.
import { m } from '#app/i18n/generated/messages.ts'
import type { MixMission } from '#engine/games/science-quest/missions/mission.ts'
import { TwinList } from '../ar/twin-list.tsx'
import { isWorking, type QuestPlay, shown, type With } from './quest-play.ts'
import { nameOf } from './quest-words.ts'

export function MixTwin(play: With<MixMission>) {
  const { mission, state, words } = play
  const next = shown(state, 'put')?.thing ?? shown(state, 'take')?.thing
  return (
    <TwinList
      title={m.quest_bench_or_glass()}
      takesKeys
      items={mission.things.map((thing, index) => {
        const isInside = state.bench.placed[index] === 0
        return {
          id: thing,
          name: nameOf(words, thing),
          note: next === index ? m.quest_shown() : isInside ? m.quest_in_glass() : undefined,
          isPressed: isInside,
          isDisabled: !isWorking(play),
          press: () => toggle(play, index),
        }
      })}
    />
  )
}

/** Into the glass, or out of it. */
export function toggle({ state, act }: Pick<QuestPlay, 'state' | 'act'>, thing: number): void {
  act((ms) =>
    state.bench.placed[thing] === 0 ? { type: 'take', ms, thing } : { type: 'put', ms, thing, place: 0 },
  )
}
