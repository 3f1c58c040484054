// The solver: a line to type in, and its solution step by step. Everything happens in the browser.
import { useEffect, useState } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { useLocale } from '#app/preferences/use-preferences.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { Result } from '#engine/core/result.ts'
import type { SentenceWords } from '#engine/curriculum/fill-sentence.ts'
import type { Solution, Task, Unsolvable } from '#engine/curriculum/solver/solution.ts'
import { solveLine } from '#engine/curriculum/solver/solve-line.ts'
import { WordsContext } from '../practice/words-context.ts'
import { ExplainAgain } from '../writing/explain-again.tsx'
import { LineField } from './line-field.tsx'
import { loadSolverWords } from './load-solver-words.ts'
import { SolutionSteps } from './solution-steps.tsx'
import { Unsolved } from './unsolved.tsx'
import './solver-room.css'

interface Solved {
  /** Counts the lines, so that each solution starts at its first step. */
  readonly number: number
  readonly line: string
  readonly task: Task | undefined
  readonly result: Result<Solution, Unsolvable>
}

export interface SolverRoomProps {
  /** Whether a language model explains solutions in other words. */
  mayExplain: boolean
}

export function SolverRoom({ mayExplain }: SolverRoomProps) {
  const language = useLocale()
  const [words, setWords] = useState<SentenceWords | 'failed' | null>(null)
  const [tries, setTries] = useState(0)
  const [solved, setSolved] = useState<Solved | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again with each try
  useEffect(() => {
    let isCurrent = true
    loadSolverWords(language).then(
      (loaded) => isCurrent && setWords(loaded),
      () => isCurrent && setWords('failed'),
    )
    return () => {
      isCurrent = false
    }
  }, [language, tries])

  if (words === null) return <p role="status">{m.solver_opening()}</p>
  if (words === 'failed') {
    return (
      <Notice>
        <p role="alert">{m.solver_failed()}</p>
        <Button
          onClick={() => {
            setWords(null)
            setTries(tries + 1)
          }}
        >
          {m.solver_again()}
        </Button>
      </Notice>
    )
  }

  function solve(line: string, task: Task | undefined) {
    const result = solveLine(line, { language, ...(task && { task }) })
    setSolved({ number: (solved?.number ?? 0) + 1, line, task, result })
  }

  return (
    <WordsContext.Provider value={words}>
      <div className="solver-room">
        <LineField onSolve={solve} />
        {solved?.result.ok && (
          <SolutionSteps
            key={solved.number}
            solution={solved.result.value}
            after={mayExplain && <ExplainAgain of={{ problem: solved.line, task: solved.task }} />}
          />
        )}
        {solved?.result.ok === false && <Unsolved key={solved.number} code={solved.result.code} />}
      </div>
    </WordsContext.Provider>
  )
}
