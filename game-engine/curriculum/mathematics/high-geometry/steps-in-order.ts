// Cards to be put in order, where each says which ones it needs before it.
import type { Dice } from '#engine/core/random.ts'
import type { Answer, Draft, Wrong } from '../../exercise.ts'
import type { Sentence } from '../../sentence.ts'
import { because } from './area.ts'

/** A step, and the places of those it needs in the list it stands in. */
export type Card = readonly [say: Sentence, needs: readonly number[]]

/** @param last the mistake of bringing the last card too early */
export function stepsInOrder(
  dice: Dice,
  cards: readonly Card[],
  last: string,
): Pick<Draft, 'answer' | 'solution'> {
  const shown = dice.shuffle(cards.map((_, index) => index))
  const placed = new Set<number>()
  const isRight = shown.every((card) => {
    placed.add(card)
    return cards[card]?.[1].every((needed) => placed.has(needed))
  })
  if (isRight) return stepsInOrder(dice, cards, last)
  const itemOf = (card: number) => shown.indexOf(card)
  const order = cards.map((_, index) => index)
  const wrong = cards.flatMap(([card, needs], index): Wrong<readonly number[]>[] => {
    const needed = cards[needs[0] ?? -1]?.[0]
    if (!needed) return []
    const early = [index, ...order.filter((other) => other !== index)].map(itemOf)
    return [because(early, index === cards.length - 1 ? last : 'step-too-early', { card, needed })]
  })
  const answer: Answer = {
    kind: 'ordering',
    items: shown.flatMap((card) => cards[card]?.[0] ?? []),
    right: order.map(itemOf),
    needs: shown.map((card) => (cards[card]?.[1] ?? []).map(itemOf)),
    wrong,
  }
  return { answer, solution: cards.map(([card]) => ({ say: card })) }
}
