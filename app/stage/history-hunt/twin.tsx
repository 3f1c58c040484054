// History Hunt as lists: what is pressed in the scene is pressed here. It plays the whole game alone.
import { useEffect } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { artefactOf } from '#engine/games/history-hunt/artefacts.ts'
import { missionAt } from '#engine/games/history-hunt/missions.ts'
import { sayDate } from '#engine/games/history-hunt/words.ts'
import { TwinList } from '../ar/twin-list.tsx'
import { HeldArtefact } from './held-artefact.tsx'
import type { HuntPlay } from './hunt-play.ts'
import { missionWords } from './hunt-texts.ts'
import { heldOf, isLaidDown, stepOf, thingOf } from './step.ts'
import { TimelineList } from './timeline-list.tsx'
import './twin.css'

export function HuntTwin(play: HuntPlay) {
  const { state, held: thing, hold } = play
  const held = heldOf(thing, state)

  // Still in the hand it would stand before what is looked for next. Taken up again it stays there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (held && isLaidDown(state, held)) hold(null)
  }, [state.news])

  if (state.mission === null) return <MissionList {...play} />
  const step = held && stepOf(state, held.find)
  return (
    <>
      <FindList {...play} takesKeys={step === null || step === 'done'} />
      {held && step && <HeldArtefact key={held.index} play={play} held={held} step={step} />}
      {missionAt(state.band, state.mission).tasks.includes('order') && <TimelineList {...play} />}
    </>
  )
}

function MissionList({ state, words, act }: HuntPlay) {
  const items = Array.from({ length: state.lastLevel }, (_, mission) => {
    const isFinished = state.finished.includes(mission)
    const count = missionAt(state.band, mission).artefacts.length
    return {
      id: `mission-${mission}`,
      name: missionWords(state, mission, words).title,
      note: isFinished ? m.hunt_mission_done() : m.hunt_objects({ count }),
      isDisabled: isFinished,
      press: () => void act((ms) => ({ type: 'open', ms, mission })),
    }
  })
  return <TwinList title={m.hunt_missions()} items={items} takesKeys />
}

function FindList({ state, words, held, hold, isPlaying, takesKeys }: HuntPlay & { takesKeys: boolean }) {
  const items = state.finds.map((find, index) => {
    const { artefact, seen, done } = find
    const { clues, date } = artefactOf(artefact)
    const said = sayDate(date, words.sentences)
    const seenClues = m.hunt_seen({ seen: seen.length, count: clues.length })
    const dated = stepOf(state, find) === 'done' ? m.hunt_complete({ date: said }) : said
    const thing = thingOf(index)
    return {
      id: thing,
      name: words.artefacts[artefact].name,
      note: done.includes('date') ? dated : seenClues,
      isPressed: held === thing,
      press: () => isPlaying && hold(held === thing ? null : thing),
    }
  })
  return <TwinList title={m.hunt_around()} items={items} takesKeys={takesKeys} />
}
