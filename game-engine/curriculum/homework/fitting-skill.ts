// The skill of the map whose exercises are like a question.

import type { Maths } from '../notation.ts'
import type { FormulaName } from '../solver/geometry-formulas.ts'
import type { Solution } from '../solver/solution.ts'
import { everyPart, has, lettersOf } from '../solver/tree.ts'
import type { Answerable } from './conversation.ts'
import type { ProblemKind } from './word-problem.ts'

const OF_STORIES: Readonly<Record<ProblemKind, string>> = {
  total: 'word-problems-within-100',
  difference: 'word-problems-within-100',
  times: 'multiply-as-equal-groups',
  share: 'divide-as-sharing',
  'fraction-of': 'multiply-fraction-by-whole',
  'percent-of': 'percent-of-a-quantity',
  discount: 'percent-change-and-money',
  saving: 'percent-of-a-quantity',
  speed: 'unit-rates',
  distance: 'unit-rates',
  duration: 'unit-rates',
  area: 'area-with-squares',
  perimeter: 'perimeter',
}

/** @returns the id of a skill; null: the map has none that is like it, as for writing */
export function fittingSkill(question: Answerable): string | null {
  switch (question.is) {
    case 'fact':
      return question.fact.skill
    case 'story':
      return OF_STORIES[question.problem.kind]
    case 'maths':
      return skillOf(question.solution)
    case 'writing':
      return null
  }
}

function skillOf({ kind, given, answer, steps }: Solution): string | null {
  const [asked] = given
  switch (kind) {
    case 'percent':
      return steps.some(({ say }) => /change/.test(say.key))
        ? 'percent-change-and-money'
        : 'percent-of-a-quantity'
    case 'system':
      return 'systems-of-equations'
    case 'inequality':
      return 'two-step-inequalities'
    case 'equation':
      return asked?.is === 'relation' ? equationSkill(asked, answer) : null
    case 'derivative':
      return 'power-rule'
    case 'integral':
      return 'antiderivatives'
    case 'limit':
      return 'limits-algebra'
    case 'factor':
      return 'factor-quadratics'
    case 'expand':
    case 'simplify':
      return 'equivalent-expressions'
    case 'claim':
      return 'true-equations'
    case 'calculation':
      return asked ? calculationSkill(asked) : null
    case 'geometry':
      return geometrySkill(steps)
  }
}

const OF_FORMULAS: Readonly<Record<FormulaName, string | null>> = {
  'area-square': 'area-of-polygons',
  'area-rectangle': 'area-of-polygons',
  'area-parallelogram': 'area-of-polygons',
  'area-triangle': 'area-of-polygons',
  'area-right': 'area-of-polygons',
  'area-heron': 'area-of-polygons',
  'area-equilateral': 'area-of-polygons',
  'area-trapezoid': 'area-of-polygons',
  'area-circle': 'circles',
  'area-diameter': 'circles',
  'area-sector': 'arcs-and-sectors',
  'perimeter-square': 'perimeter',
  'perimeter-rectangle': 'perimeter',
  'perimeter-triangle': 'perimeter',
  'perimeter-equilateral': 'perimeter',
  circumference: 'circles',
  'circumference-diameter': 'circles',
  pythagoras: 'pythagorean-theorem',
  leg: 'pythagorean-theorem',
  cosines: 'laws-of-sines-cosines',
  diagonal: 'pythagorean-theorem',
  distance: 'pythagorean-theorem',
  midpoint: null,
  'volume-cube': 'volume-of-boxes',
  'volume-box': 'volume-of-boxes',
  'volume-cylinder': 'volume-round-solids',
  'volume-cone': 'volume-round-solids',
  'volume-sphere': 'volume-round-solids',
  'surface-cube': 'volume-and-nets',
  'surface-box': 'volume-and-nets',
  'surface-cylinder': 'volume-and-nets',
  'surface-sphere': 'volume-and-nets',
  arc: 'arcs-and-sectors',
}

const isFormula = (name: string): name is FormulaName => name in OF_FORMULAS

/** By the formula its steps name. */
function geometrySkill(steps: Solution['steps']): string | null {
  const name = steps.map(({ say }) => say.key.replace('solver/geometry-', '')).find(isFormula)
  return name === undefined ? null : OF_FORMULAS[name]
}

function equationSkill(asked: Extract<Maths, { is: 'relation' }>, answer: Solution['answer']): string {
  if (has(asked, ({ is }) => is === 'root')) return 'radical-equations'
  if (has(asked, ({ is }) => is === 'absolute')) return 'absolute-value-equations'
  if (has(asked, ({ is }) => is === 'power') || (answer.is === 'solutions' && answer.values.length > 1))
    return 'solve-quadratics-factoring'
  const isBoth = lettersOf(asked.left).length > 0 && lettersOf(asked.right).length > 0
  if (isBoth || has(asked, ({ is }) => is === 'brackets' || is === 'fraction')) return 'linear-equations-any'
  const withLetter = lettersOf(asked.left).length > 0 ? asked.left : asked.right
  const isOneStep = withLetter.is !== 'operation' || withLetter.terms.every(({ is }) => is !== 'multiple')
  return isOneStep ? 'one-step-equations' : 'two-step-equations'
}

function calculationSkill(asked: Maths): string {
  const parts = everyPart(asked)
  const numbers = parts.flatMap((part) => (part.is === 'number' ? [part.value] : []))
  const signs = new Set(parts.flatMap((part) => (part.is === 'operation' ? [part.operator] : [])))
  const fractions = parts.filter(({ is }) => is === 'fraction' || is === 'mixed')
  if (parts.some(({ is }) => is === 'root')) return 'simplify-radicals'
  if (parts.some(({ is }) => is === 'power')) return 'powers-and-order'
  if (numbers.some(({ n }) => n < 0) || parts.some(({ is }) => is === 'opposite')) {
    return signs.has('×') ? 'multiply-divide-rationals' : 'add-subtract-rationals'
  }
  if (fractions.length > 0 && (asked.is !== 'fraction' || fractions.length > 1)) {
    if (asked.is === 'fraction') return 'divide-fractions'
    if (signs.has('×')) return 'multiply-fractions'
    const under = new Set(
      fractions.map((part) =>
        JSON.stringify(part.is === 'fraction' ? part.under : part.is === 'mixed' && part.under),
      ),
    )
    return under.size > 1 ? 'add-fractions-unlike' : 'add-fractions-like'
  }
  const isDivided = asked.is === 'fraction'
  if (numbers.some(({ d }) => d > 1))
    return signs.has('×') || isDivided ? 'multiply-divide-decimals' : 'add-subtract-decimals'
  if (signs.size + Number(isDivided) > 1 || parts.some(({ is }) => is === 'brackets'))
    return 'expressions-with-brackets'
  const largest = Math.max(...numbers.map(({ n }) => n))
  if (isDivided) return largest > 100 ? 'divide-by-one-digit' : 'multiplication-facts'
  if (signs.has('×')) return largest > 10 ? 'multiply-multi-digit-area' : 'multiplication-facts'
  if (largest > 100) return 'add-subtract-within-1000'
  if (largest > 20) return signs.has('-') ? 'subtract-within-100' : 'add-within-100'
  return signs.has('-') ? 'subtract-within-20' : 'facts-within-20'
}
