// What somebody is told of a test that was handed in.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { PracticeTest } from '#app/domain/practice-tests/read-practice-tests.server.ts'
import { cardSentences, exerciseOf, type TestQuestion } from '#app/domain/practice-tests/test-question.ts'
import { WordsContext } from '#app/stage/practice/words-context.ts'
import { TestReview } from './test-review.tsx'

vi.mock('@remix-run/react', () => ({
  useLocation: () => ({ pathname: '/' }),
  useRouteLoaderData: () => undefined,
  Link: ({ to, children }: { to: string; children: React.ReactNode }) => <a href={to}>{children}</a>,
}))

const CARDS: readonly TestQuestion[] = [
  { setId: 'capitals', asks: 'France', options: ['Paris', 'Lima'], right: 0 },
  { setId: 'capitals', asks: 'Peru', options: ['Paris', 'Lima'], right: 1 },
]

function review(answers: PracticeTest['answers'], questions = CARDS, counted = questions.length): string {
  const words = { language: 'en' as const, sentences: cardSentences(questions), nouns: {}, people: [] }
  const made = questions.map((question, index) => exerciseOf({}, question, index))
  const right = answers.filter(
    (answer, index) => answer === (questions[index] as { right?: number }).right,
  ).length
  const taken = {
    id: 't',
    language: 'en',
    questions,
    answers,
    endsAt: null,
    createdAt: 0,
    finishedAt: 1,
  } as const
  return renderToStaticMarkup(
    <WordsContext.Provider value={words}>
      <TestReview
        test={{ ...taken, right, counted }}
        exercises={made.map((one) => (one.ok ? one.value : null))}
        skills={{}}
      />
    </WordsContext.Provider>,
  )
}

test('a card that was missed shows its answer, and the way to the set', () => {
  const markup = review([0, 0])
  expect(markup).toContain('1 of 2 right')
  expect(markup).not.toContain('Everything was right.')
  expect(markup).toContain('href="/study-tools/cards/capitals/study"')
  expect(markup.match(/The answer/g)).toHaveLength(1)
})

test('a missed question of a study guide sends back to the guide, which we do not have', () => {
  const markup = review(
    [0, 0],
    CARDS.map((card) => ({ ...card, setId: null })),
  )
  expect(markup).toContain('Read the parts of your study guide')
  expect(markup).not.toContain('/study-tools/cards/')
  expect(review([0, 0])).not.toContain('study guide')
})

test('all right says so, and names nothing to study', () => {
  const markup = review([0, 1])
  expect(markup).toContain('Everything was right.')
  expect(markup).not.toContain('Study these cards')
})

test('a question that has changed since is left out of the score, and it is said', () => {
  const old = { skill: 'unit-fractions', version: -1, difficulty: 1, seed: 1 } as const
  const markup = review([0, null], [CARDS[0] as TestQuestion, old], 1)
  expect(markup).toContain('1 of 1 right')
  expect(markup).toContain('One question has changed since')
})
