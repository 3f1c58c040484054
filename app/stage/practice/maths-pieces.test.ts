import { expect, test } from 'vitest'
import { linearText } from '#engine/curriculum/linear-text.ts'
import {
  brackets,
  difference,
  functionOf,
  type Maths,
  num,
  power,
  product,
  relation,
  sum,
  X,
} from '#engine/curriculum/notation.ts'
import { mathsPieces } from './maths-pieces.ts'

const [plus, minus, times] = [sum, difference, product]
const square = power(X, 2)

function texts(of: Maths): string[] {
  return mathsPieces(of).map(({ operator, of: inner, end }) =>
    [operator, linearText(inner), end].filter((part) => part !== undefined).join(' '),
  )
}

test('a formula breaks after its relation and before each plus and minus', () => {
  const left = functionOf('f', X)
  const right = plus(minus(times(6, square), times(8, X)), 3)
  expect(texts(relation(left, '=', right))).toEqual(['f(x) =', '6 × x^2', '- 8 × x', '+ 3'])
})

test('what brackets hold stays together, and so does a product', () => {
  expect(texts(minus(brackets(minus(square, 4)), brackets(plus(X, 2))))).toEqual(['(x^2 - 4)', '- (x + 2)'])
  expect(texts(times(2, 3, 4))).toEqual(['2 × 3 × 4'])
})

test('a list breaks after its commas', () => {
  expect(texts({ is: 'list', items: [num(12), num(7), num(2)] })).toEqual(['12 ,', '7 ,', '2'])
})
