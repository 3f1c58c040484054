// A written item as an exercise: its words stay behind, under the keys that item-sentences.ts gives them.
import type { Dice } from '#engine/core/random.ts'
import type { Answer, Draft, Exercise, Step, Wrong } from '../exercise.ts'
import type { Sentence } from '../sentence.ts'
import { type Item, PART_SEPARATOR, type PassageWords } from './item.ts'

/** Sentences that all written items share. */
export const SHARED = 'written'

const QUESTION = 'question'

/** The id of the written item that an exercise of a skill was made of. */
export function writtenItemOf({ skill, question }: Exercise): string {
  return question.key.slice(`${skill}/`.length, -`-${QUESTION}`.length)
}

/** @param area what the words are loaded under: the skill, or the bank of a quiz */
export function draftItem(
  item: Item,
  passage: PassageWords | undefined,
  { area, dice }: { area: string; dice: Dice },
): Draft {
  const say = (name: string): Sentence => ({ key: `${area}/${item.id}-${name}` })
  const shared = (name: string, fillers: Readonly<Record<string, Sentence>>): Sentence => ({
    key: `${SHARED}/${name}`,
    with: fillers,
  })
  const because = <Value>(value: Value, index: number, mistake: string | undefined): Wrong<Value> => ({
    value,
    misconception: `${area}/${mistake ?? `${item.id}-${index}`}`,
    why: say(`why-${index}`),
  })
  const step = (name: string): Step => ({ say: say(name) })

  return {
    ...(passage && {
      passage: {
        title: { key: `${area}/${item.passage}-title` },
        text: passage.text.map((_, place) => ({ key: `${area}/${item.passage}-text-${place}` })),
      },
    }),
    question: say(QUESTION),
    answer: answerOf(),
    hints: item.hints ? [say('hint-0'), say('hint-1'), say('hint-2')] : rulingOut(),
    solution: [
      ...(item.because === undefined ? [] : [step('because')]),
      ...endOf(),
      ...(item.fact === undefined ? [] : [{ say: shared('fact', { fact: say('fact') }) }]),
      ...(item.source === undefined ? [] : [{ say: shared('source', { source: say('source') }) }]),
    ],
  }

  function answerOf(): Answer {
    switch (item.kind) {
      case 'choice': {
        const names = ['right', ...item.wrong.map((_, index) => `wrong-${index}`)]
        const order =
          item.place === undefined
            ? dice.shuffle(names)
            : [...names.slice(1, item.place + 1), 'right', ...names.slice(item.place + 1)]
        return {
          kind: 'choice',
          options: order.map((name) => ({ say: say(name) })),
          right: order.indexOf('right'),
          wrong: item.wrong.map(({ mistake }, index) =>
            because(order.indexOf(`wrong-${index}`), index, mistake),
          ),
        }
      }
      case 'gap':
        return {
          kind: 'text',
          right: item.right,
          also: item.also ?? [],
          watch: item.watch ?? [],
          wrong: item.wrong.map(({ text, mistake }, index) => because(text, index, mistake)),
        }
      case 'order': {
        // Shown in an order that is none of the right ones, if the dice find one.
        const places = item.parts.map((_, place) => place)
        const right = [places, ...(item.also ?? []).map((order) => order.map(placeOf))]
        let shown = dice.shuffle(places)
        for (let tried = 0; tried < 8 && right.some((order) => String(order) === String(shown)); tried++)
          shown = dice.shuffle(places)
        const asShown = (order: readonly number[]) => order.map((place) => shown.indexOf(place))
        return {
          kind: 'ordering',
          inLine: true,
          items: shown.map((place) => say(`part-${place}`)),
          right: asShown(places),
          also: right.slice(1).map(asShown),
          wrong: item.wrong.map(({ text, mistake }, index) =>
            because(asShown(text.split(PART_SEPARATOR).map(placeOf)), index, mistake),
          ),
        }
      }
      case 'match': {
        const names = [
          ...item.pairs.map((_, index) => `right-${index}`),
          ...(item.more ?? []).map((_, index) => `more-${index}`),
        ]
        const order = dice.shuffle(names)
        return {
          kind: 'matching',
          items: item.pairs.map((_, index) => ({ say: say(`left-${index}`) })),
          options: order.map(say),
          right: item.pairs.map((_, index) => order.indexOf(`right-${index}`)),
          wrong: item.pairs.flatMap(({ mistake }, index) =>
            order.flatMap((name, option) =>
              name === `right-${index}` ? [] : [because([index, option] as const, index, mistake)],
            ),
          ),
        }
      }
    }
  }

  function placeOf(part: string): number {
    return item.kind === 'order' ? item.parts.indexOf(part) : -1
  }

  /** For a choice without hints of its own: two wrong options go, each with its reason. */
  function rulingOut(): [Sentence, Sentence, Sentence] {
    const not = (index: number) =>
      shared('hint-not', { option: say(`wrong-${index}`), why: say(`why-${index}`) })
    const [first = 0, second = 1] = dice.shuffle(
      item.kind === 'choice' ? item.wrong.map((_, index) => index) : [],
    )
    return [{ key: `${SHARED}/hint-read` }, not(first), not(second)]
  }

  function endOf(): Step[] {
    switch (item.kind) {
      case 'choice':
      case 'gap':
        return [{ say: shared('answer', { answer: say('right') }) }]
      case 'order':
        return [{ say: shared('answer', { answer: say('whole') }) }]
      case 'match':
        return item.pairs.map((_, index) => ({
          say: shared('pair', { left: say(`left-${index}`), right: say(`right-${index}`) }),
        }))
    }
  }
}
