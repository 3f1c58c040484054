// A line that is not solved: why, and what the solver can do.
import { m } from '#app/i18n/generated/messages.ts'
import { Notice } from '#app/ui/notice.tsx'
import type { Unsolvable } from '#engine/curriculum/solver/solution.ts'
import { WHY_UNSOLVED } from './why-unsolved.ts'

export function Unsolved({ code }: { code: Unsolvable }) {
  return (
    <section className="unsolved">
      <Notice role="alert">
        <p>
          <b>{m.solver_cannot()}</b>
        </p>
        <p>{WHY_UNSOLVED[code]()}</p>
      </Notice>
      <h2>{m.solver_can()}</h2>
      <ul>
        <li>{m.solver_can_numbers()}</li>
        <li>{m.solver_can_percent()}</li>
        <li>{m.solver_can_geometry()}</li>
        <li>{m.solver_can_equations()}</li>
        <li>{m.solver_can_expressions()}</li>
        <li>{m.solver_can_calculus()}</li>
      </ul>
    </section>
  )
}
