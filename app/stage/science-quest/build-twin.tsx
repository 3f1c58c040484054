// Atoms: one is held, the next one pressed is joined to it. Below them the bonds there are, each to be taken apart.
import { m } from '#app/i18n/generated/messages.ts'
import { freeBonds } from '#engine/games/science-quest/matter/structure.ts'
import type { BuildMission } from '#engine/games/science-quest/missions/mission.ts'
import { TwinList } from '../ar/twin-list.tsx'
import { isWorking, type QuestPlay, shown, type With } from './quest-play.ts'
import { atomNames } from './quest-words.ts'

const ORDERS = { 1: m.quest_single, 2: m.quest_double, 3: m.quest_triple }

export function BuildTwin(play: With<BuildMission>) {
  const { mission, state, words, held, act } = play
  const { atoms } = mission
  const { bonds } = state.bench
  const names = atomNames(words, atoms)
  const joins = shown(state, 'bond')
  const parts = shown(state, 'part')
  return (
    <>
      <TwinList
        title={m.quest_atoms()}
        takesKeys
        items={atoms.map((_, atom) => {
          const free = m.quest_free({ count: freeBonds({ atoms, bonds }, atom) })
          const isShown = joins !== null && (joins.from === atom || joins.to === atom)
          return {
            id: String(atom),
            name: names[atom],
            note: isShown ? `${free}, ${m.quest_shown()}` : free,
            isPressed: held === String(atom),
            isDisabled: !isWorking(play),
            press: () => pressAtom(play, atom),
          }
        })}
      />
      {bonds.length > 0 && (
        <TwinList
          title={m.quest_bonds()}
          takesKeys={false}
          items={bonds.map(({ from, to, order }) => ({
            id: `${from}-${to}`,
            name: m.quest_pair({ one: names[from] ?? '', other: names[to] ?? '' }),
            note: parts?.from === from && parts.to === to ? m.quest_shown() : ORDERS[order](),
            isDisabled: !isWorking(play),
            press: () => act((ms) => ({ type: 'part', ms, from, to })),
          }))}
        />
      )}
    </>
  )
}

/** Takes an atom in hand, lets go of it, or joins it to the one that is held. */
export function pressAtom({ held, hold, act }: Pick<QuestPlay, 'held' | 'hold' | 'act'>, atom: number): void {
  if (held === null) {
    hold(String(atom))
    return
  }
  const from = Number(held)
  if (from !== atom) act((ms) => ({ type: 'bond', ms, from, to: atom }))
  hold(null)
}
