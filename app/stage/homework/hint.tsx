// A hint by its rung: a nudge, where to look, the next step.
import type { ReactNode } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import type { Answerable } from '#engine/curriculum/homework/conversation.ts'
import type { ProblemKind } from '#engine/curriculum/homework/word-problem.ts'
import type { WritingKind } from '#engine/curriculum/homework/writing-kind.ts'
import type { Kind, Solution } from '#engine/curriculum/solver/solution.ts'
import { has } from '#engine/curriculum/solver/tree.ts'
import { MathsSet } from '../practice/maths-set.tsx'
import { Says } from '../practice/says.tsx'
import { useWords } from '../practice/words-context.ts'
import { Calculation } from './calculation.tsx'

export function Hint({ rung, question }: { rung: number; question: Answerable }): ReactNode {
  switch (question.is) {
    case 'fact':
      return <FactHint rung={rung} question={question} />
    case 'writing':
      return <p>{WRITING[question.kind][rung - 1]?.()}</p>
    case 'story':
      if (rung === 1) return <p>{m.tutor_nudge_story()}</p>
      if (rung === 2) return <p>{WHERE[question.problem.kind]()}</p>
      return (
        <>
          <p>{m.tutor_next_calculation()}</p>
          <p className="line">
            <Calculation problem={question.problem} />
          </p>
        </>
      )
    case 'maths':
      return <MathsHint rung={rung} solution={question.solution} />
  }
}

function MathsHint({ rung, solution }: { rung: number; solution: Solution }): ReactNode {
  const [first] = solution.steps
  const line = solution.steps.find(({ work }) => work !== undefined)
  if (rung === 1) return <p>{nudgeOf(solution)()}</p>
  if (rung === 2 && first) {
    return (
      <p>
        <Says of={first.say} />
      </p>
    )
  }
  return (
    <>
      <p>{m.tutor_next_line()}</p>
      <p className="line">{line?.work && <MathsSet of={line.work} />}</p>
    </>
  )
}

const NUDGES: Readonly<Record<Kind, () => string>> = {
  equation: m.tutor_nudge_equation,
  inequality: m.tutor_nudge_inequality,
  system: m.tutor_nudge_system,
  calculation: m.tutor_nudge_order,
  percent: m.tutor_nudge_percent,
  claim: m.tutor_nudge_claim,
  simplify: m.tutor_nudge_terms,
  expand: m.tutor_nudge_terms,
  factor: m.tutor_nudge_terms,
  derivative: m.tutor_nudge_rule,
  integral: m.tutor_nudge_rule,
  limit: m.tutor_nudge_rule,
  geometry: m.tutor_nudge_formula,
}

function nudgeOf({ kind, given }: Solution): () => string {
  const isOfFractions =
    kind === 'calculation' &&
    given.some(
      (row) =>
        row.is === 'operation' && '+-'.includes(row.operator) && has(row, ({ is }) => is === 'fraction'),
    )
  return isOfFractions ? m.tutor_nudge_fraction : NUDGES[kind]
}

/** Two wrong answers are struck out, then how the right one begins. */
function FactHint({ rung, question }: { rung: number; question: Extract<Answerable, { is: 'fact' }> }) {
  const { language } = useWords()
  const { wrong, right } = question.fact
  const option = rung < 3 ? wrong[rung - 1] : undefined
  if (option) return <p>{m.tutor_isnt({ text: option.text, why: option.why })}</p>
  const [letter = ''] = [...right]
  const count = language === 'zh' ? [...right].length : right.trim().split(/\s+/).length
  return <p>{m.tutor_begins({ letter, count })}</p>
}

const WHERE: Readonly<Record<ProblemKind, () => string>> = {
  total: m.tutor_where_total,
  difference: m.tutor_where_difference,
  times: m.tutor_where_times,
  share: m.tutor_where_share,
  'fraction-of': m.tutor_where_fraction_of,
  'percent-of': m.tutor_where_percent_of,
  discount: m.tutor_where_discount,
  saving: m.tutor_where_saving,
  speed: m.tutor_where_speed,
  distance: m.tutor_where_distance,
  duration: m.tutor_where_duration,
  area: m.tutor_where_area,
  perimeter: m.tutor_where_perimeter,
}

const WRITING: Readonly<Record<WritingKind, readonly (() => string)[]>> = {
  opinion: [m.tutor_opinion_1, m.tutor_opinion_2, m.tutor_opinion_3],
  story: [m.tutor_story_1, m.tutor_story_2, m.tutor_story_3],
  letter: [m.tutor_letter_1, m.tutor_letter_2, m.tutor_letter_3],
  summary: [m.tutor_summary_1, m.tutor_summary_2, m.tutor_summary_3],
}
