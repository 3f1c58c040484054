// Geometry of grade 10, checked by coordinates and by measuring what is drawn.
import { describe, expect, test } from 'vitest'
import { checkAnswer } from '../../check-answer.ts'
import type { Drawing, Point, Polygon } from '../../drawing.ts'
import type { Exercise } from '../../exercise.ts'
import {
  answerOf,
  drawn,
  evaluate,
  holds,
  isClose,
  mathsOf,
  numberOf,
  partOf,
  typedOf,
} from '../evaluate.fixture.ts'
import { HIGH_GEOMETRY_GENERATORS as GENERATORS } from './generators.ts'

const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(bx - ax, by - ay)
const isNear = (a: number, b: number, by = 0.02) => Math.abs(a - b) <= by * Math.max(1, Math.abs(b))
const nameOf = ({ question }: Exercise) => question.key.split('/')[1]

function seen<Kind extends Drawing['kind']>(
  exercise: Exercise,
  kind: Kind,
): Extract<Drawing, { kind: Kind }> {
  if (exercise.drawing?.kind !== kind) throw new Error(`no ${kind}`)
  return exercise.drawing as Extract<Drawing, { kind: Kind }>
}

/** (2, 3) as it stands in the question. */
function pairOf(exercise: Exercise, name: string): Point {
  const maths = partOf(exercise, name)
  if (maths.is !== 'brackets' || maths.inside.is !== 'list') throw new Error(`no point ${name}`)
  const [x = Number.NaN, y = Number.NaN] = maths.inside.items.map((item) => evaluate(item))
  return [x, y]
}

function pointOf({ answer }: Exercise): Point {
  if (answer.kind !== 'point') throw new Error('no point is asked for')
  return answer.right
}

const sideOf = ({ points }: Polygon, side: number) =>
  distance(points[side] ?? [0, 0], points[(side + 1) % points.length] ?? [0, 0])

describe('exact sides', () => {
  test.each([1, 2] as const)('special-right-triangles at %i are as long as they are drawn', (difficulty) => {
    for (const exercise of drawn(GENERATORS, 'special-right-triangles', difficulty)) {
      const [triangle] = seen(exercise, 'polygons').polygons
      if (!triangle) throw new Error('no triangle')
      const labels = Object.entries(triangle.sideLabels ?? {})
      const known = labels.find(([, of]) => of.is === 'number')
      const asked = labels.find(([, of]) => of.is === 'variable')
      if (!known || !asked) throw new Error('nothing is asked for')
      const unit = evaluate(known[1]) / sideOf(triangle, Number(known[0]))
      const { right, wrong } = typedOf(exercise)
      const fits = (option: typeof right) =>
        isNear(evaluate(mathsOf(option)), unit * sideOf(triangle, Number(asked[0])), 0.01)
      expect(fits(right)).toBe(true)
      expect(wrong.some(fits)).toBe(false)
    }
  })

  test('heights, diagonals and areas are those of the corners', () => {
    for (const exercise of drawn(GENERATORS, 'special-right-triangles', 3)) {
      const s = numberOf(exercise, 's')
      const height = Math.sqrt(s ** 2 - (s / 2) ** 2)
      const expected = {
        'equilateral-height': height,
        'equilateral-area': (s * height) / 2,
        'square-diagonal': Math.hypot(s, s),
        'hexagon-area': 3 * s * height,
      }[nameOf(exercise) ?? '']
      expect(isClose(evaluate(mathsOf(typedOf(exercise).right)), expected ?? Number.NaN)).toBe(true)
    }
  })
})

describe('triangles and parallelograms', () => {
  test('missing sides of similar triangles keep the ratio of what is drawn', () => {
    for (const exercise of drawn(GENERATORS, 'similar-triangles', 1)) {
      const [small, large] = seen(exercise, 'polygons').polygons
      if (!small || !large) throw new Error('two triangles are drawn')
      const label = ({ sideLabels = {} }: Polygon, side: number) =>
        evaluate(sideLabels[side] ?? { is: 'blank' })
      const unit = label(small, 0) / sideOf(small, 0)
      for (const side of [0, 1, 2])
        expect(isNear(label(small, side), unit * sideOf(small, side), 0.01)).toBe(true)
      expect(isClose(answerOf(exercise) / label(small, 1), label(large, 0) / label(small, 0))).toBe(true)
    }
  })

  test('altitudes and legs are those of a right triangle on its hypotenuse', () => {
    for (const exercise of drawn(GENERATORS, 'similar-triangles', 3)) {
      if (nameOf(exercise) === 'shadow') {
        const [stick, cast, long] = ['stick', 'cast', 'long'].map((name) => numberOf(exercise, name)) as [
          number,
          number,
          number,
        ]
        expect(isClose(answerOf(exercise) * cast, stick * long)).toBe(true)
        continue
      }
      const { polygons, labels = [] } = seen(exercise, 'polygons')
      const [p = 0, q = 0] = labels
        .filter(({ text }) => text.is === 'number')
        .map(({ text }) => evaluate(text))
      const isLeg = polygons[0]?.sideLabels?.[2] !== undefined
      const height = Math.sqrt(p * q)
      expect(isClose(answerOf(exercise), isLeg ? Math.hypot(p, height) : height)).toBe(true)
    }
  })

  test('sides and angles of right triangles are as large as they are drawn', () => {
    for (const exercise of drawn(GENERATORS, 'right-triangle-trig', 2)) {
      const [triangle] = seen(exercise, 'polygons').polygons
      const labels = Object.entries(triangle?.sideLabels ?? {})
      const known = labels.find(([, of]) => of.is === 'number')
      const asked = labels.find(([, of]) => of.is === 'variable')
      const [angle] = Object.values(triangle?.angles ?? {})
      if (!known || !asked || !angle) throw new Error('nothing is asked for')
      const turn = evaluate(angle)
      const sides = [Math.cos(turn), 1, Math.sin(turn)]
      const unit = evaluate(known[1]) / (sides[Number(known[0])] ?? 0)
      expect(Math.abs(answerOf(exercise) - unit * (sides[Number(asked[0])] ?? 0))).toBeLessThan(0.05)
    }
  })

  test('ratios, angles and complements of right triangles', () => {
    for (const difficulty of [1, 3] as const) {
      for (const exercise of drawn(GENERATORS, 'right-triangle-trig', difficulty)) {
        if (nameOf(exercise) === 'complement') {
          const { left, right } = partOf(exercise, 'equation') as Extract<
            ReturnType<typeof partOf>,
            { is: 'relation' }
          >
          const x = answerOf(exercise)
          expect(isClose(evaluate(left, { x }), evaluate(right, { x }))).toBe(true)
        } else if (nameOf(exercise) === 'elevation') {
          const [away, angle, eye] = ['away', 'angle', 'eye'].map((name) => numberOf(exercise, name)) as [
            number,
            number,
            number,
          ]
          const seenAt = (Math.atan2(answerOf(exercise) - eye, away) * 180) / Math.PI
          expect(Math.abs(seenAt - angle)).toBeLessThan(0.4)
        } else {
          const [adjacent, hypotenuse, opposite] = [0, 1, 2].map((side) => {
            const label = seen(exercise, 'polygons').polygons[0]?.sideLabels?.[side]
            return label ? evaluate(label) : Number.NaN
          }) as [number, number, number]
          const known = { sin: opposite / hypotenuse, cos: adjacent / hypotenuse, tan: opposite / adjacent }
          if (difficulty === 1) {
            const angle = Math.atan2(opposite, adjacent)
            expect(isClose(answerOf(exercise), evaluate(partOf(exercise, 'asked'), { α: angle }))).toBe(true)
          } else {
            const turn = (answerOf(exercise) * Math.PI) / 180
            const [name = 'sin'] = Object.entries(known).find(([, value]) => !Number.isNaN(value)) ?? []
            const of = name as keyof typeof known
            expect(Math.abs(Math[of](turn) - known[of])).toBeLessThan(0.16)
          }
        }
      }
    }
  })

  test('angles and diagonals of parallelograms', () => {
    for (const exercise of drawn(GENERATORS, 'parallelogram-properties', 2)) {
      const [first, second] = [partOf(exercise, 'first'), partOf(exercise, 'second')]
      const isAngle = nameOf(exercise) === 'parallelogram-angles-letter'
      const t = Array.from({ length: 60 }, (_, value) => value).find((value) => {
        const [one, other] = [evaluate(first, { t: value }), evaluate(second, { t: value })]
        return isAngle ? one + other === 180 : one === other
      })
      const one = evaluate(first, { t: t ?? Number.NaN })
      expect(answerOf(exercise)).toBe(isAngle ? one : 2 * one)
    }
  })

  test('moves carry the point to the answer', () => {
    for (const exercise of drawn(GENERATORS, 'rigid-motions-congruence', 1)) {
      const [p, image] = [pairOf(exercise, 'p'), pointOf(exercise)]
      if (nameOf(exercise) === 'turn-point') {
        const turn = (numberOf(exercise, 'angle') * Math.PI) / 180
        expect(isClose(image[0], p[0] * Math.cos(turn) - p[1] * Math.sin(turn))).toBe(true)
        expect(isClose(image[1], p[0] * Math.sin(turn) + p[1] * Math.cos(turn))).toBe(true)
      } else {
        const middle = { x: (p[0] + image[0]) / 2, y: (p[1] + image[1]) / 2 }
        expect(holds(partOf(exercise, 'line'), middle)).toBe(true)
        expect(p[0] === image[0] || p[1] === image[1]).toBe(true)
      }
    }
    for (const exercise of drawn(GENERATORS, 'rigid-motions-congruence', 3)) {
      if (exercise.drawing?.kind !== 'plane') continue
      const points = (exercise.drawing.points ?? []).map(({ at }) => at)
      for (const corner of [0, 1, 2]) {
        const [own = [0, 0], image = [0, 0]] = [points[corner], points[corner + 3]]
        const middle: Point = [(own[0] + image[0]) / 2, (own[1] + image[1]) / 2]
        if (exercise.answer.kind === 'point') expect(middle).toEqual(exercise.answer.right)
        else expect(middle[nameOf(exercise) === 'mirror-upright' ? 0 : 1]).toBe(answerOf(exercise))
      }
    }
  })

  test('a criterion names the parts that are marked', () => {
    const needed = { sss: [3, 0], sas: [2, 1], asa: [1, 2], aas: [1, 2], hl: [2, 0] } as const
    for (const difficulty of [1, 2, 3] as const) {
      for (const exercise of drawn(GENERATORS, 'triangle-congruence', difficulty)) {
        if (exercise.answer.kind !== 'choice' || !nameOf(exercise)?.startsWith('which')) continue
        const right = exercise.answer.options[exercise.answer.right]
        const [triangle] = seen(exercise, 'polygons').polygons
        const count = (record: object | undefined) => Object.keys(record ?? {}).length
        const shared = Number(nameOf(exercise) === 'which-criterion-shared')
        const vertical = Number(nameOf(exercise) === 'which-criterion-crossing')
        const marks = [count(triangle?.sideLabels) + shared, count(triangle?.angles) + vertical]
        const key = right && 'say' in right ? right.say.key.replace('high-geometry/', '') : ''
        if (key === 'not-enough')
          expect([
            [2, 1],
            [0, 3],
          ]).toContainEqual(marks)
        else expect(marks).toEqual(needed[key as keyof typeof needed])
      }
    }
  })
})

describe('circles', () => {
  test('angles are as large as they are drawn', () => {
    for (const difficulty of [1, 2, 3] as const) {
      for (const exercise of drawn(GENERATORS, 'circle-theorems', difficulty)) {
        if (nameOf(exercise) === 'tangent-length') {
          const [r, far, t] = [numberOf(exercise, 'r'), numberOf(exercise, 'far'), answerOf(exercise)]
          expect(r ** 2 + t ** 2).toBe(far ** 2)
          continue
        }
        const angles = seen(exercise, 'circle-figure').angles ?? []
        const asked = angles.find(({ label }) => label?.is === 'blank')
        if (asked) expect(isNear(asked.to - asked.from, answerOf(exercise), 0.01)).toBe(true)
        const names = ['term', 'first'].filter((name) => exercise.question.with?.[name])
        for (const name of names) {
          const size = evaluate(partOf(exercise, name), { x: answerOf(exercise) })
          expect(angles.some(({ from, to }) => isNear(to - from, size, 0.01))).toBe(true)
        }
      }
    }
  })

  test('arcs and sectors are as large as many small chords and triangles', () => {
    const parts = 20_000
    for (const difficulty of [1, 2] as const) {
      for (const exercise of drawn(GENERATORS, 'arcs-and-sectors', difficulty)) {
        const [turn, r] = [numberOf(exercise, 'turn'), numberOf(exercise, 'r')]
        const small = ((turn / parts) * Math.PI) / 180
        const expected =
          difficulty === 1 ? parts * 2 * r * Math.sin(small / 2) : (parts * r * r * Math.sin(small)) / 2
        expect(isNear(evaluate(mathsOf(typedOf(exercise).right)), expected, 1e-6)).toBe(true)
      }
    }
  })

  test('angles of arcs and in radians come around to the same place', () => {
    for (const exercise of drawn(GENERATORS, 'arcs-and-sectors', 3)) {
      const degrees = exercise.answer.kind === 'number' ? answerOf(exercise) : numberOf(exercise, 'turn')
      const radians = {
        'to-radians': () => evaluate(mathsOf(typedOf(exercise).right)),
        'to-degrees': () => evaluate(partOf(exercise, 'angle')),
        'angle-from-arc': () => evaluate(partOf(exercise, 'arc')) / numberOf(exercise, 'r'),
      }[nameOf(exercise) ?? '']
      expect(isClose((degrees / 360) * 2 * Math.PI, radians?.() ?? Number.NaN)).toBe(true)
    }
  })

  test.each([1, 2] as const)(
    'equation-of-a-circle at %i is true for points of the circle alone',
    (difficulty) => {
      for (const exercise of drawn(GENERATORS, 'equation-of-a-circle', difficulty)) {
        const name = nameOf(exercise)
        const drawnPoints =
          exercise.drawing?.kind === 'plane' ? (exercise.drawing.points ?? []).map(({ at }) => at) : []
        const [first = [0, 0], second = [0, 0]] = drawnPoints
        const center: Point =
          name === 'circle-from-diameter'
            ? [(first[0] + second[0]) / 2, (first[1] + second[1]) / 2]
            : name === 'circle-from-drawing'
              ? first
              : pairOf(exercise, 'center')
        const r = name === 'circle-from-center' ? numberOf(exercise, 'r') : distance(center, second)
        const { right, wrong } = typedOf(exercise)
        const fits = (option: typeof right) =>
          [0.3, 1.1, 2.5, 4.4].every((turn) =>
            holds(mathsOf(option), { x: center[0] + r * Math.cos(turn), y: center[1] + r * Math.sin(turn) }),
          )
        expect(fits(right)).toBe(true)
        expect(wrong.some(fits)).toBe(false)
      }
    },
  )

  test('center and radius of a general equation make it true', () => {
    for (const exercise of drawn(GENERATORS, 'equation-of-a-circle', 3)) {
      if (exercise.answer.kind !== 'numbers') throw new Error('no numbers')
      const [h = 0, k = 0, r = 0] = exercise.answer.right.map(({ n, d }) => n / d)
      for (const turn of [0.3, 1.1, 2.5, 4.4])
        expect(
          holds(partOf(exercise, 'general'), { x: h + r * Math.cos(turn), y: k + r * Math.sin(turn) }),
        ).toBe(true)
    }
  })
})

describe('points by coordinates', () => {
  test('a midpoint and a dividing point lie on the segment at their distances', () => {
    for (const difficulty of [1, 2] as const) {
      for (const exercise of drawn(GENERATORS, 'coordinate-proofs', difficulty)) {
        const [a, b, p] = [pairOf(exercise, 'a'), pairOf(exercise, 'b'), pointOf(exercise)]
        const share = partOf(exercise, 'ratio')
        const [m, n] = share?.is === 'ratio' ? share.terms.map((term) => evaluate(term)) : [1, 1]
        expect(isClose(distance(a, p) + distance(p, b), distance(a, b))).toBe(true)
        expect(isClose(distance(a, p) * Number(n), distance(p, b) * Number(m))).toBe(true)
      }
    }
  })

  test('fourth corners make parallelograms, feet make right angles on the line', () => {
    for (const exercise of drawn(GENERATORS, 'coordinate-proofs', 3)) {
      const [a, b, asked] = [pairOf(exercise, 'a'), pairOf(exercise, 'b'), pointOf(exercise)]
      if (nameOf(exercise) === 'fourth-corner') {
        const c = pairOf(exercise, 'c')
        expect(isClose(distance(a, asked), distance(b, c))).toBe(true)
        expect(isClose(distance(a, b), distance(asked, c))).toBe(true)
      } else {
        const p = pairOf(exercise, 'p')
        expect(isClose(distance(a, p) ** 2, distance(a, asked) ** 2 + distance(asked, p) ** 2)).toBe(true)
        expect(isClose(distance(b, p) ** 2, distance(b, asked) ** 2 + distance(asked, p) ** 2)).toBe(true)
      }
    }
  })
})

describe('solids', () => {
  /** Volume by thin slices of this area at a height. */
  const sliced = (height: number, area: (z: number) => number) => {
    const slices = 4_000
    const thick = height / slices
    return Array.from({ length: slices }, (_, index) => area((index + 0.5) * thick) * thick).reduce(
      (a, b) => a + b,
      0,
    )
  }

  test('have the volume of their slices', () => {
    for (const difficulty of [1, 2] as const) {
      for (const exercise of drawn(GENERATORS, 'volume-and-modeling', difficulty)) {
        const answer =
          exercise.answer.kind === 'number' ? answerOf(exercise) : evaluate(mathsOf(typedOf(exercise).right))
        const sides =
          exercise.drawing?.kind === 'polygons' ? (exercise.drawing.polygons[0]?.sideLabels ?? {}) : {}
        const [r = 0, h = 0] = Object.values(sides).map((side) => evaluate(side))
        const given = (name: string) => numberOf(exercise, name)
        const expected = {
          'pyramid-volume': () => sliced(given('h'), (z) => (given('a') * (1 - z / given('h'))) ** 2),
          'cone-from-slant': () => {
            const high = Math.sqrt(given('slant') ** 2 - given('r') ** 2)
            return sliced(high, (z) => Math.PI * (given('r') * (1 - z / high)) ** 2)
          },
          'turned-rectangle': () => sliced(h, () => Math.PI * r * r),
          'turned-triangle': () => sliced(h, (z) => Math.PI * (r * (1 - z / h)) ** 2),
          silo: () =>
            sliced(given('h'), () => Math.PI * given('r') ** 2) +
            sliced(given('r'), (z) => Math.PI * (given('r') ** 2 - z * z)),
        }[nameOf(exercise) ?? '']
        expect(isNear(answer, expected?.() ?? Number.NaN, 1e-5)).toBe(true)
      }
    }
  })

  test('weigh, grow and are packed as trying it out shows', () => {
    for (const exercise of drawn(GENERATORS, 'volume-and-modeling', 3)) {
      const given = (name: string) => numberOf(exercise, name)
      const name = nameOf(exercise)
      if (name === 'scaled-volume')
        expect(answerOf(exercise)).toBe(given('volume') * given('k') * given('k') * given('k'))
      else if (name === 'packed-cubes') {
        let count = 0
        for (let x = given('edge'); x <= given('l'); x += given('edge'))
          for (let y = given('edge'); y <= given('w'); y += given('edge'))
            for (let z = given('edge'); z <= given('h'); z += given('edge')) count += 1
        expect(answerOf(exercise)).toBe(count)
      } else {
        const grams = Math.PI * given('r') ** 2 * given('h') * given('density')
        expect(answerOf(exercise)).toBe(Number(grams.toPrecision(3)))
      }
    }
  })
})

describe('steps in order', () => {
  test('are not shown in a right order, and each mistake is told apart', () => {
    for (const [skill, difficulty] of [
      ['angle-proofs', 3],
      ['constructions', 2],
      ['constructions', 3],
    ] as const) {
      for (const exercise of drawn(GENERATORS, skill, difficulty)) {
        const { answer } = exercise
        if (answer.kind !== 'ordering') throw new Error('nothing to order')
        expect(
          checkAnswer(
            answer,
            answer.items.map((_, index) => index),
            'en',
          ).is,
        ).toBe('wrong')
        expect(checkAnswer(answer, answer.right, 'en').is).toBe('right')
        // Swapping neighbors is right exactly where the later one does not need the other.
        for (let place = 1; place < answer.right.length; place++) {
          const swapped = [...answer.right]
          const [one = 0, other = 0] = [answer.right[place - 1], answer.right[place]]
          swapped[place - 1] = other
          swapped[place] = one
          const needs = answer.needs?.[other]?.includes(one) ?? false
          expect(checkAnswer(answer, swapped, 'en').is).toBe(needs ? 'wrong' : 'right')
        }
      }
    }
  })

  test('arcs of one opening cross only with more than half of the segment', () => {
    for (const exercise of drawn(GENERATORS, 'constructions', 1)) {
      if (exercise.answer.kind !== 'choice') continue
      const { options, right } = exercise.answer
      const works = options.flatMap((option, index) => {
        const [one, other] = 'say' in option ? [option.say.with?.['one'], option.say.with?.['other']] : []
        return one !== undefined && one === other && 2 * Number(one) > numberOf(exercise, 'length')
          ? [index]
          : []
      })
      expect(works).toEqual([right])
    }
  })
})
