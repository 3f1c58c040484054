// A line that is not solved: why, and what the solver can do.
import { m } from '#app/i18n/generated/messages.ts'
import { Notice } from '#app/ui/notice.tsx'
import type { Unsolvable } from '#engine/curriculum/solver/solution.ts'

export function Unsolved({ code }: { code: Unsolvable }) {
  return (
    <section className="unsolved">
      <Notice role="alert">
        <p>
          <b>{m.solver_cannot()}</b>
        </p>
        <p>{REASONS[code]()}</p>
      </Notice>
      <h2>{m.solver_can()}</h2>
      <ul>
        <li>{m.solver_can_numbers()}</li>
        <li>{m.solver_can_percent()}</li>
        <li>{m.solver_can_equations()}</li>
        <li>{m.solver_can_expressions()}</li>
        <li>{m.solver_can_calculus()}</li>
      </ul>
    </section>
  )
}

const REASONS: Readonly<Record<Unsolvable, () => string>> = {
  empty: m.solver_why_empty,
  too_long: m.solver_why_long,
  words: m.solver_why_words,
  unknown_letter: m.solver_why_letter,
  unknown_sign: m.solver_why_sign,
  brackets: m.solver_why_brackets,
  incomplete: m.solver_why_incomplete,
  too_large: m.solver_why_large,
  division_by_zero: m.solver_why_zero,
  not_real: m.solver_why_root,
  several_letters: m.solver_why_letters,
  functions: m.solver_why_functions,
  degree: m.solver_why_degree,
  roots: m.solver_why_roots,
  other: m.solver_why_other,
}
