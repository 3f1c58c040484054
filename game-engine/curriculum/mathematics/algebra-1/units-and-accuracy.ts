// Units carried through a calculation, and results as accurate as what was measured.
import type { Dice } from '#engine/core/random.ts'
import { type Rational, rational, times } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { asFraction, equation, fraction, num, product, relation } from '../../notation.ts'
import { hints, number, say, step } from './area.ts'

/** units-and-accuracy */
export const unitsAndAccuracy: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return dice.pick([speed, squareUnits, flow])(dice)
    if (difficulty === 2) return dice.pick([density, distance])(dice)
    return accuracy(dice)
  },
}

const tenths = (value: number): Rational => rational(value, 10)

/** km/h and m/s: 3.6 */
function speed(dice: Dice): Draft {
  const perSecond = 5 * dice.int(1, 24)
  const perHour = rational(perSecond * 18, 5)
  const toSeconds = dice.int(1, 2) === 1
  const [given, right] = toSeconds ? [perHour, rational(perSecond)] : [rational(perSecond), perHour]
  return {
    question: say(toSeconds ? 'hours-to-seconds' : 'seconds-to-hours', { given: num(given) }),
    answer: number(
      right,
      [
        [times(given, toSeconds ? rational(18, 5) : rational(5, 18)), 'unit-factor-turned-over'],
        [times(given, toSeconds ? rational(1_000) : rational(1, 1_000)), 'one-unit-converted'],
        [times(given, toSeconds ? rational(50, 3) : rational(3, 50)), 'minutes-for-hours'],
      ],
      'any',
      say(toSeconds ? 'unit-m-s' : 'unit-km-h'),
    ),
    hints: hints(toSeconds ? 'to-seconds' : 'to-hours', { given: num(given) }),
    solution: [
      step(toSeconds ? 'kilometer-and-hour' : 'meter-and-second'),
      step(
        'cancel-units',
        undefined,
        toSeconds
          ? equation(fraction(product(num(given), 1_000), 3_600), num(right))
          : equation(fraction(product(num(given), 3_600), 1_000), num(right)),
      ),
    ],
  }
}

const AREAS = [
  ['m-to-cm', 100],
  ['m-to-dm', 10],
  ['km-to-m', 1_000],
] as const

/** The factor counts twice. */
function squareUnits(dice: Dice): Draft {
  const [[name, factor], given] = [dice.pick(AREAS), dice.int(2, 40)]
  return {
    question: say(`square-${name}`, { given }),
    answer: number(
      given * factor * factor,
      [
        [given * factor, 'square-converted-once'],
        [2 * given * factor, 'factor-doubled'],
        [rational(given, factor * factor), 'unit-factor-turned-over'],
      ],
      'any',
      say(`unit-square-${name}`),
    ),
    hints: hints('square-units', { factor }),
    solution: [
      step('factor-twice', undefined, equation(product(factor, factor), factor * factor)),
      step('times-given', undefined, equation(product(given, factor * factor), given * factor * factor)),
    ],
  }
}

/** Liters a minute and milliliters a second. */
function flow(dice: Dice): Draft {
  const given = 3 * dice.int(1, 30)
  return {
    question: say('flow-rate', { given }),
    answer: number(
      (given * 1_000) / 60,
      [
        [given * 1_000, 'one-unit-converted'],
        [given * 60_000, 'unit-factor-turned-over'],
        [rational(given, 60), 'one-unit-converted'],
      ],
      'any',
      say('unit-ml-s'),
    ),
    hints: hints('flow-rate', { given }),
    solution: [
      step('liter-and-minute'),
      step('cancel-units', undefined, equation(fraction(product(given, 1_000), 60), (given * 1_000) / 60)),
    ],
  }
}

/** Mass, volume and density, one of them asked for. */
function density(dice: Dice): Draft {
  const [per, volume] = [dice.int(5, 120), dice.int(2, 60)]
  if (per === 10) return density(dice)
  const [rate, mass] = [tenths(per), rational(per * volume, 10)]
  const kind = dice.pick(['mass', 'volume', 'density'] as const)
  const right = { mass, volume: rational(volume), density: rate }[kind]
  const fillers = { rate: num(rate), volume, mass: num(mass) }
  return {
    question: say(`density-${kind}`, fillers),
    drawing: {
      kind: 'table',
      rows: [
        [say('mass-in'), say('volume-in'), say('density-in')],
        [
          kind === 'mass' ? { is: 'blank' } : num(mass),
          kind === 'volume' ? { is: 'blank' } : num(volume),
          kind === 'density' ? { is: 'blank' } : num(rate),
        ],
      ],
    },
    answer: number(
      right,
      {
        mass: [
          [rational(volume * 10, per), 'density-turned-over'],
          [rational(per + 10 * volume, 10), 'units-added'],
        ] as const,
        volume: [
          [times(mass, rate), 'multiplied-by-density'],
          [times(rate, rational(mass.d, mass.n)), 'density-turned-over'],
        ] as const,
        density: [
          [rational(10, per), 'density-turned-over'],
          [times(mass, rational(volume)), 'multiplied-by-density'],
        ] as const,
      }[kind],
      'any',
      say({ mass: 'unit-g', volume: 'unit-cm3', density: 'unit-g-cm3' }[kind]),
    ),
    hints: hints('density'),
    solution: [
      step('density-is-mass-over-volume'),
      step(
        'units-check',
        undefined,
        {
          mass: equation(product(num(rate), volume), num(mass)),
          volume: equation(fraction(num(mass), num(rate)), volume),
          density: equation(fraction(num(mass), volume), num(rate)),
        }[kind],
      ),
    ],
  }
}

/** Kilometers from km/h and minutes. */
function distance(dice: Dice): Draft {
  const [per, minutes] = [6 * dice.int(2, 20), 5 * dice.int(1, 23)]
  const right = rational(per * minutes, 60)
  if (minutes === 60) return distance(dice)
  return {
    question: say('distance-in-minutes', { per, minutes }),
    answer: number(
      right,
      [
        [per * minutes, 'minutes-as-hours'],
        [rational(per * minutes, 100), 'hundred-minutes-an-hour'],
        [rational(per * 60, minutes), 'unit-factor-turned-over'],
      ],
      'any',
      say('unit-km'),
    ),
    hints: hints('distance-in-minutes', { minutes }),
    solution: [
      step('minutes-to-hours', undefined, equation(fraction(minutes, 60), asFraction(rational(minutes, 60)))),
      step(
        'hours-cancel',
        undefined,
        equation(product(per, asFraction(rational(minutes, 60))), asFraction(right)),
      ),
    ],
  }
}

/** Whole units of the last kept digit, and that unit. */
function significant(value: Rational, digits: number): readonly [down: number, near: number, unit: number] {
  const size = value.n / value.d
  const unit = 10 ** (Math.floor(Math.log10(size)) + 1 - digits)
  return [Math.floor(size / unit), Math.round(size / unit), unit]
}

const inUnits = (count: number, unit: number): Rational =>
  unit < 1 ? rational(count, Math.round(1 / unit)) : rational(count * Math.round(unit))

/** Length times width: as many digits as the less accurate of the two has. */
function accuracy(dice: Dice): Draft {
  const digits = dice.pick([2, 3] as const)
  const [long, wide] = [
    rational(dice.int(1_000, 9_999), 100),
    digits === 2 ? tenths(dice.int(12, 98)) : tenths(dice.int(112, 987)),
  ]
  const full = times(long, wide)
  const [down, near, unit] = significant(full, digits)
  const rest = Math.abs((full.n / full.d / unit) % 1)
  const [hasZero] = [long, wide].map(({ d }, index) => (index === 0 ? d < 100 : d < 10))
  if (hasZero || wide.d < 10 || Math.abs(rest - 0.5) < 0.05 || near % 10 === 0) return accuracy(dice)
  const [, more, smaller] = significant(full, digits + 1)
  const right = inUnits(near, unit)
  return {
    question: say(digits === 2 ? 'accuracy-two' : 'accuracy-three', { long: num(long), wide: num(wide) }),
    answer: number(
      right,
      [
        [full, 'all-digits-kept'],
        [inUnits(more, smaller), 'one-digit-too-many'],
        [inUnits(down === near ? near + 1 : down, unit), 'rounded-wrong-way'],
      ],
      'decimal',
      say('unit-square-m'),
    ),
    hints: hints('accuracy', { long: num(long), wide: num(wide) }),
    solution: [
      step('full-product', undefined, equation(product(num(long), num(wide)), num(full))),
      step('weakest-measurement', { wide: num(wide) }),
      step('round-to-it', undefined, relation(num(full), '≈', num(right))),
    ],
  }
}
