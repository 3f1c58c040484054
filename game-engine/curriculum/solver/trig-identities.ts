// sin² + cos² = 1 and tan = sin/cos in expressions of one angle: the shortest form they lead to.
import { normalForm } from '../algebra/normal-form.ts'
import { add, type Polynomial, Uncountable } from '../algebra/polynomial.ts'
import type { Step } from '../exercise.ts'
import { linearText } from '../linear-text.ts'
import { brackets, difference, fraction, type Maths, num, power, variable } from '../notation.ts'
import { simplify } from './simplify.ts'
import { step, Unsolved } from './solution.ts'
import { everyPart, isPart, lettersOf, unbracketed } from './tree.ts'
import { writtenPolynomial } from './written.ts'

const [S, C] = ['s', 'c']

/** @throws Unsolved functions where there are other functions, several angles, or it gets no shorter */
export function simplifyTrig(maths: Maths, steps: Step[]): Maths {
  const angle = angleOf(maths)
  if (!angle) throw new Unsolved('functions')
  const back = (of: Maths): Maths => withAngle(of, angle)
  const inLetters = withLetters(maths)
  const forms = [inLetters, ...[S, C].map((letter) => withoutSquares(inLetters, letter))].flatMap((form) => {
    try {
      return [back(simplify(form, []))]
    } catch (error) {
      if (error instanceof Unsolved || error instanceof Uncountable) return []
      throw error
    }
  })
  const [plain] = forms
  const best = [...forms].sort((a, b) => linearText(a).length - linearText(b).length)[0]
  if (!plain || !best || linearText(best).length >= linearText(maths).length) throw new Unsolved('functions')
  if (everyPart(maths).some((part) => part.is === 'variable' && part.name === 'tan'))
    steps.push(step('tan-as-quotient', undefined, back(inLetters)))
  steps.push(step(best === plain ? 'like-terms' : 'pythagoras', undefined, best))
  return best
}

/** Null for other functions, or more than one angle. */
export function angleOf(maths: Maths): Maths | null {
  const found = everyPart(maths).filter((part) => part.is === 'apply')
  const [first] = found
  const isOne = found.every(
    (part) =>
      part.is === 'apply' &&
      first?.is === 'apply' &&
      linearText(unbracketed(part.of)) === linearText(unbracketed(first.of)),
  )
  const isKnown = found.every(
    (part) => part.is === 'apply' && /^(sin|cos|tan)$/.test(linearText(part.function)),
  )
  const isFree = !lettersOf(maths).some((letter) => letter === S || letter === C)
  return first?.is === 'apply' && isOne && isKnown && isFree ? unbracketed(first.of) : null
}

/** s for the sine, c for the cosine, s/c for the tangent. */
export function withLetters(maths: Maths): Maths {
  if (maths.is === 'apply') {
    const name = linearText(maths.function)
    const [s, c] = [variable('s'), variable('c')]
    return name === 'sin' ? s : name === 'cos' ? c : brackets(fraction(s, c))
  }
  return Object.fromEntries(
    Object.entries(maths).map(([key, value]) => {
      if (Array.isArray(value)) return [key, value.map((one) => (isPart(one) ? withLetters(one) : one))]
      return [key, isPart(value) ? withLetters(value) : value]
    }),
  ) as unknown as Maths
}

/** Sine and cosine in place of their letters. */
export function withAngle(maths: Maths, angle: Maths): Maths {
  if (maths.is === 'variable' && (maths.name === 's' || maths.name === 'c')) {
    const name = maths.name === 's' ? 'sin' : 'cos'
    return { is: 'apply', function: variable(name), of: brackets(angle) }
  }
  return Object.fromEntries(
    Object.entries(maths).map(([key, value]) => {
      if (Array.isArray(value)) return [key, value.map((one) => (isPart(one) ? withAngle(one, angle) : one))]
      return [key, isPart(value) ? withAngle(value, angle) : value]
    }),
  ) as unknown as Maths
}

/** Every square of one letter as 1 minus the square of the other. */
function withoutSquares(maths: Maths, letter: string): Maths {
  const { over, under } = normalForm(maths)
  return fraction(
    writtenPolynomial(reducedSquares(over, letter)),
    writtenPolynomial(reducedSquares(under, letter)),
  )
}

export function reducedSquares(of: Polynomial, letter: string): Polynomial {
  const square = difference(num(1), power(variable(letter === S ? 'c' : 's'), 2))
  let result: Polynomial = new Map()
  for (const term of of.values()) {
    const [atom, count = 0] = term.powers.find(([{ name }]) => name === letter) ?? []
    const rest = term.powers.filter(([one]) => one !== atom)
    const odd = atom && count % 2 === 1 ? [[atom, 1] as const] : []
    const left = writtenPolynomial(new Map([['', { ...term, powers: [...rest, ...odd] }]]))
    const whole: Maths = {
      is: 'operation',
      operator: '×',
      terms: [brackets(left), power(brackets(square), Math.floor(count / 2))],
    }
    result = add(result, normalForm(whole).over)
  }
  return result
}
