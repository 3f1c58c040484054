// What the next question of an artefact is answered with, made before it is asked: models and letters.
import { bakeCards } from '#engine/ar/history-hunt/cards.ts'
import { artefactOf } from '#engine/games/history-hunt/artefacts.ts'
import { bakeGaps } from './bake-gaps.ts'
import { choiceCards, type ShownCards } from './choice-cards.ts'
import { choicesOf } from './choices.ts'
import type { HuntSceneProps } from './hunt-play.ts'
import { type Held, stepOf } from './step.ts'
import { yearCards } from './year-cards.ts'

/** @returns one job for the model, and one for each line that is written on it */
export function answersAhead(
  { state, words, look }: Pick<HuntSceneProps, 'state' | 'words' | 'look'>,
  { index, find }: Held,
  isSmall: boolean,
): (() => void)[] {
  const asked: Held = { index, find: { ...find, seen: artefactOf(find.artefact).clues } }
  const step = stepOf(state, asked.find)
  if (step === 'order') return [() => void bakeGaps(state.timeline.length)]
  if (step === 'date' && state.band === 'high') return jobsOf(yearCards(), look)
  const choices = choicesOf(state, asked, words)
  return choices.length > 0 ? jobsOf(choiceCards(choices, isSmall), look) : []
}

function jobsOf({ cards, shape }: ShownCards, { atlas }: HuntSceneProps['look']): (() => void)[] {
  const lines = [...new Set(cards.flatMap((card) => card.lines))]
  return [() => void bakeCards(cards, shape), ...lines.map((line) => () => void atlas.cellOf(line))]
}
