// sin 2x and cos 2x beside functions of x, by functions of x.

import { sameExpression } from '../algebra/normal-form.ts'
import type { Step } from '../exercise.ts'
import { linearText } from '../linear-text.ts'
import { apply, brackets, difference, type Maths, multiple, num, power, product } from '../notation.ts'
import { equationOf, type Relation } from './relation.ts'
import { step } from './solution.ts'
import { everyPart, isPart, unbracketed } from './tree.ts'

/** The same equation where one angle is no double of another. */
export function doubledAngles(given: Relation, steps: Step[]): Relation {
  const functions = everyPart(given).flatMap((part) => (part.is === 'apply' ? [part] : []))
  const single = functions.find(({ of }) => functions.some((other) => isDouble(other.of, of)))
  if (!single) return given
  const names = functions.filter(({ of }) => !isDouble(of, single.of)).map((one) => linearText(one.function))
  const bySine = !names.includes('cos')
  const [left, right] = [given.left, given.right].map((side) =>
    unbracketed(replaced(side, unbracketed(single.of), bySine)),
  )
  const next = equationOf(left ?? given.left, right ?? given.right)
  steps.push(step('double-angle', undefined, next))
  return next
}

const isDouble = (of: Maths, single: Maths) =>
  sameExpression(unbracketed(of), product(2, brackets(unbracketed(single))))

function replaced(maths: Maths, angle: Maths, bySine: boolean): Maths {
  if (maths.is === 'apply' && isDouble(maths.of, angle)) {
    const [sine, cosine] = [apply('sin', brackets(angle)), apply('cos', brackets(angle))]
    const name = linearText(maths.function)
    if (name === 'sin') return multiple(multiple(num(2), sine), cosine)
    if (name === 'cos')
      return brackets(
        bySine
          ? difference(1, multiple(num(2), power(sine, 2)))
          : difference(multiple(num(2), power(cosine, 2)), 1),
      )
  }
  return Object.fromEntries(
    Object.entries(maths).map(([key, value]) => {
      if (Array.isArray(value))
        return [key, value.map((one) => (isPart(one) ? replaced(one, angle, bySine) : one))]
      return [key, isPart(value) ? replaced(value, angle, bySine) : value]
    }),
  ) as unknown as Maths
}
