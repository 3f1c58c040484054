// The artefact in hand: its sides with their clues, and what is asked of it now.
import { m } from '#app/i18n/generated/messages.ts'
import { Button } from '#app/ui/button.tsx'
import { artefactOf } from '#engine/games/history-hunt/artefacts.ts'
import { TwinList } from '../ar/twin-list.tsx'
import { choicesOf } from './choices.ts'
import type { HuntPlay } from './hunt-play.ts'
import { RoomButton } from './room-button.tsx'
import type { Held, Step } from './step.ts'
import { TurnButton } from './turn-button.tsx'
import { YearForm } from './year-form.tsx'

export interface HeldArtefactProps {
  play: HuntPlay
  held: Held
  step: Step
}

export function HeldArtefact({ play, held, step }: HeldArtefactProps) {
  const { state, words, act, hold } = play
  const { index, find } = held
  const { name, what, where, change, clues } = words.artefacts[find.artefact]
  const sides = artefactOf(find.artefact).clues.map((side) => ({
    id: side,
    name: words.sentences.sides[side],
    note: find.seen.includes(side) ? clues[side] : m.hunt_unread(),
    press: () => void act((ms) => ({ type: 'inspect', ms, find: index, side })),
  }))
  const choices = choicesOf(state, held, words).map(({ id, label, isOut, move }) => ({
    id,
    name: label,
    note: isOut ? m.hunt_tried() : undefined,
    isDisabled: isOut,
    press: () => void act(move),
  }))
  const asksYear = step === 'date' && choices.length === 0
  return (
    <section className="held-artefact" aria-label={name}>
      <p>
        {what} {where}
      </p>
      {find.done.includes('match') && <p>{m.hunt_words_change({ change })}</p>}
      {choices.length > 0 && step !== 'look' && step !== 'done' && (
        <TwinList title={words.sentences.tasks[step]} items={choices} takesKeys />
      )}
      {asksYear && (
        <YearForm
          title={words.sentences.tasks.date}
          onYear={(year) => void act((ms) => ({ type: 'date', ms, find: index, year }))}
        />
      )}
      <TwinList title={m.hunt_sides()} items={sides} takesKeys={step === 'look'} />
      <RoomButton artefact={find.artefact} name={name} />
      <TurnButton artefact={find.artefact} name={name} />
      <Button variant="ghost" size="small" onClick={() => hold(null)}>
        {m.hunt_put_back()}
      </Button>
    </section>
  )
}
