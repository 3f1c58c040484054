import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#engine/core/languages.ts'
import { solveLine } from '#engine/curriculum/solver/solve-line.ts'
import { WordsContext } from '../practice/words-context.ts'
import { Answer } from './answer.tsx'
import { loadSolverWords } from './load-solver-words.ts'
import { SolutionSteps } from './solution-steps.tsx'

function solved(line: string) {
  const result = solveLine(line, { language: 'en' })
  if (!result.ok) throw new Error(result.code)
  return result.value
}

test.each(LANGUAGES)('one step is shown with its reason in %s, the answer not yet', async (language) => {
  const words = await loadSolverWords(language)
  const markup = renderToStaticMarkup(
    <WordsContext.Provider value={words}>
      <SolutionSteps solution={solved('3x + 5 = 20')} />
    </WordsContext.Provider>,
  )
  expect(markup.match(/<li>/g)).toHaveLength(2)
  expect(markup).toContain((words.sentences['solver']?.['subtract-both-sides'] ?? '').split('{term}')[0])
  expect(markup).not.toContain('class="answer"')
})

test.each([
  ['x^2 = 9', 'x=−3 or x=3'],
  ['18 is what percent of 24', '75%'],
  ['2x + y = 7; x - y = 2', 'x=3,y=1'],
  ['|2x + 1| >= 7', 'x≤−4 or x≥3'],
  ['x + 1 = x', 'There is no solution.'],
  ['2(x + 1) = 2x + 2', 'Every number is a solution.'],
  ['x + y = 2; 2x + 2y = 4', 'There are infinitely many solutions.'],
  ['1/x at 0', 'There is no limit.'],
  ['tan(pi/2)', 'It has no value.'],
  ['sin(x) = 1', 'x=π2+2\u2062π\u2062kk stands for any integer.'],
  ['2/4 = 1/2', 'True'],
  ['2/4 = 1/3', 'Not true'],
])('the answer of %s is %s', async (line, answer) => {
  const words = await loadSolverWords('en')
  const markup = renderToStaticMarkup(
    <WordsContext.Provider value={words}>
      <Answer answer={solved(line).answer} />
    </WordsContext.Provider>,
  )
  expect(markup.replace(/<[^>]*>/g, '')).toBe(`Answer${answer}`)
})
