import { type Rational, same } from '../../exact.ts'
import type { Answer, Wrong } from '../../exercise.ts'
import type { Sentence } from '../../sentence.ts'
import { because } from './area.ts'

/** Several numbers, with mistakes that are different. */
export function fields(
  labels: readonly Sentence[],
  right: readonly Rational[],
  mistakes: readonly (readonly [values: readonly Rational[], misconception: string])[],
): Answer {
  const wrong: Wrong<readonly Rational[]>[] = []
  for (const [values, misconception] of mistakes) {
    const isKnown = [right, ...wrong.map(({ value }) => value)].some((other) =>
      other.every((one, index) => values[index] && same(one, values[index])),
    )
    if (!isKnown) wrong.push(because(values, misconception))
  }
  return { kind: 'numbers', labels, right, wrong }
}
