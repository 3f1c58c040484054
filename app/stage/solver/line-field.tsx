// The line that is typed, what it is read as, keys for signs, what to do with an expression, and examples.
import { type FormEvent, useRef, useState } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Segments } from '#app/ui/segments.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import { DECIMAL_SIGN } from '#engine/curriculum/check-answer.ts'
import { LONGEST_LINE } from '#engine/curriculum/solver/read-line.ts'
import type { Task } from '#engine/curriculum/solver/solution.ts'
import { readAs } from '#engine/curriculum/solver/solve-line.ts'
import { lettersOf } from '#engine/curriculum/solver/tree.ts'
import { type Key, Keypad } from '../practice/keypad.tsx'
import { MathsSet } from '../practice/maths-set.tsx'
import { useWords } from '../practice/words-context.ts'

/** What a page offers; limits are asked for in the line itself. */
const OFFERED: readonly (readonly [Task, () => string])[] = [
  ['simplify', m.solver_simplify],
  ['expand', m.solver_expand],
  ['factor', m.solver_factor],
  ['derivative', m.solver_derivative],
  ['integral', m.solver_integral],
]

const EXAMPLES: readonly (readonly [line: string | (() => string), task?: Task])[] = [
  ['1/2 + 1/3'],
  [m.solver_example_percent],
  [m.solver_example_geometry],
  ['3x + 5 = 20'],
  ['5 - 3x >= 14'],
  ['2x + y = 7; x - y = 2'],
  ['x^2 - 5x + 6 = 0'],
  ['2^x = 32'],
  ['2sin(x) = 1'],
  ['6x^2 + 11x - 10', 'factor'],
  ['x^2 * sin(x)', 'derivative'],
]

export interface LineFieldProps {
  onSolve: (line: string, task: Task | undefined) => void
}

export function LineField({ onSolve }: LineFieldProps) {
  const { language } = useWords()
  const [text, setText] = useState('')
  const [task, setTask] = useState<Task>('simplify')
  const field = useRef<HTMLInputElement>(null)
  const rows = readAs(text, language)
  const [first] = rows
  const isExpression = rows.length === 1 && first && first.is !== 'relation' && lettersOf(first).length > 0

  function submit(event: FormEvent) {
    event.preventDefault()
    onSolve(text, isExpression ? task : undefined)
  }

  function take(line: string, named: Task | undefined) {
    setText(line)
    if (named) setTask(named)
    onSolve(line, named)
  }

  return (
    <Sheet className="line-sheet">
      <form onSubmit={submit} noValidate>
        <Field id="problem" label={m.solver_problem()} hint={m.solver_hint()}>
          <span className="line">
            <input
              id="problem"
              ref={field}
              className="control"
              aria-describedby="problem-hint"
              autoCapitalize="none"
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              maxLength={LONGEST_LINE}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
            <Button type="submit" keyAction>
              {m.solver_go()}
            </Button>
          </span>
        </Field>
        <output className="expression-preview" aria-label={m.practice_read_as()}>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
            <span key={index}>
              <MathsSet of={row} />
            </span>
          ))}
        </output>
        {isExpression && (
          <Segments
            key={task}
            name="task"
            label={m.solver_task()}
            items={OFFERED.map(([value, label]) => ({ value, label: label() }))}
            defaultValue={task}
            onPick={(value) => setTask(OFFERED.find(([one]) => one === value)?.[0] ?? 'simplify')}
          />
        )}
        <Keypad keys={keysOf(DECIMAL_SIGN[language])} field={field} longest={LONGEST_LINE} onType={setText} />
      </form>
      <div className="examples">
        <h2>{m.solver_examples()}</h2>
        <ul>
          {EXAMPLES.map(([line, named]) => {
            const typed = typeof line === 'string' ? line : line()
            const [shown] = readAs(typed, language)
            return (
              <li key={typed}>
                <Button variant="ghost" size="small" onClick={() => take(typed, named)}>
                  {typeof line === 'string' && shown && !typed.includes(';') ? (
                    <>
                      <span aria-hidden="true">
                        <MathsSet of={shown} />
                      </span>
                      <span className="visually-hidden">{typed}</span>
                    </>
                  ) : (
                    typed
                  )}
                </Button>
              </li>
            )
          })}
        </ul>
      </div>
    </Sheet>
  )
}

function keysOf(decimalSign: string): Key[] {
  return [
    ...[...'0123456789'].map((types) => ({ types })),
    { types: decimalSign, label: m.practice_key_decimal() },
    { types: 'x' },
    { types: 'y' },
    { types: '+', label: m.practice_key_plus() },
    { types: '-', label: m.practice_key_minus() },
    { types: '×', label: m.practice_key_times() },
    { types: '/', label: m.practice_key_over() },
    { types: '(', label: m.practice_key_open() },
    { types: ')', label: m.practice_key_close() },
    { types: '^', label: m.practice_key_power() },
    { types: '√', label: m.practice_key_root() },
    { types: 'π', label: m.practice_key_pi() },
    { types: '%' },
    { types: '=', label: m.practice_key_equals() },
    { types: '<', label: m.practice_key_less() },
    { types: '>', label: m.practice_key_greater() },
    { types: '≤', label: m.practice_key_at_most() },
    { types: '≥', label: m.practice_key_at_least() },
    { types: ';' },
  ]
}
