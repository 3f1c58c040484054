// What the conversation shows in four languages: every verdict, hint and end has its words, and nothing tells the answer early.
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { readLocaleFrom } from '#app/i18n/current-locale.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { LANGUAGES, type Language } from '#engine/core/languages.ts'
import { type Answerable, begin, HINTS, replay } from '#engine/curriculum/homework/conversation.ts'
import { recognise } from '#engine/curriculum/homework/recognise.ts'
import { WordsContext } from '../practice/words-context.ts'
import { loadSolverWords } from '../solver/load-solver-words.ts'
import { HintLadder } from './hint-ladder.tsx'
import { NoHelp } from './no-help.tsx'
import { TheAnswer } from './the-answer.tsx'
import { TurnCard } from './turn-card.tsx'

vi.mock('@remix-run/react', () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
  useNavigate: () => () => {},
}))

function known(typed: string): Answerable {
  const found = recognise(typed, 'math', 'en')
  if (found.is === 'words' || found.is === 'unsolved') throw new Error(found.is)
  return found
}

async function shown(language: Language, of: ReactNode): Promise<string> {
  readLocaleFrom(() => language)
  const words = await loadSolverWords(language)
  const markup = renderToStaticMarkup(<WordsContext.Provider value={words}>{of}</WordsContext.Provider>)
  readLocaleFrom(() => 'en')
  return markup.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
}

const QUESTIONS = [
  known('3x + 5 = 20'),
  known('1/2 + 1/3'),
  known('15% of 80'),
  known('A jacket costs $80. It is 25% off. What is the new price?'),
  { is: 'writing', kind: 'letter' },
] as const satisfies readonly Answerable[]

test.each(LANGUAGES)('hints have words in %s and grow one by one', async (language) => {
  for (const question of QUESTIONS) {
    const state = replay(question, language, Array(HINTS).fill({ type: 'hint' }))
    const said = await Promise.all(
      (state?.turns ?? []).map((turn) => shown(language, <TurnCard turn={turn} question={question} />)),
    )
    expect(new Set(said).size, JSON.stringify(question).slice(0, 60)).toBe(HINTS)
    expect(said.every((text) => text.trim().length > 3)).toBe(true)
  }
})

test('the ladder opens its lowest rung alone, and the last one after a try', async () => {
  const [question] = QUESTIONS
  const state = begin(question, 'en')
  const rungs = (of: typeof state) =>
    renderToStaticMarkup(<HintLadder state={of} onMove={() => {}} />).match(/aria-disabled="(true|false)"/g)
  expect(rungs(state)).toEqual(['false', 'true', 'true', 'true'].map((is) => `aria-disabled="${is}"`))
  const tried = replay(question, 'en', [{ type: 'step', text: '3x = 25' }])
  if (!tried) throw new Error('no step')
  expect(rungs(tried)?.at(-1)).toBe('aria-disabled="false"')
})

test.each([
  ['3x = 20', 'Only the left side changed, by −5. Do the same on the right.'],
  ['3x = 25', 'The left side changed by −5, the right side by +5.'],
  ['x = 6', 'Your line is true for 6. Put that into the question, and it says 23 = 20.'],
])('the step %s is answered with what broke', async (text, said) => {
  const [question] = QUESTIONS
  const [turn] = replay(question, 'en', [{ type: 'step', text }])?.turns ?? []
  expect(turn && (await shown('en', <TurnCard turn={turn} question={question} />))).toContain(said)
})

test('what is typed is shown as text, whatever it looks like', async () => {
  const [question] = QUESTIONS
  const [turn] = replay(question, 'en', [{ type: 'step', text: '<img src=x onerror=alert(1)>' }])?.turns ?? []
  const markup =
    turn &&
    renderToStaticMarkup(
      <WordsContext.Provider value={await loadSolverWords('en')}>
        <TurnCard turn={turn} question={question} />
      </WordsContext.Provider>,
    )
  expect(markup).toContain('&lt;img')
  expect(markup).not.toContain('<img')
})

test('money stands in front of its number, and an unchecked answer says so', async () => {
  const story = known('A jacket costs $80. It is 25% off. What is the new price?')
  const end = (question: Answerable) => (
    <TheAnswer
      question={question}
      end="shown"
      like={null}
      explained={null}
      heading={{ current: null }}
      onAnother={() => {}}
    />
  )
  expect(await shown('en', end(story))).toMatch(/\$ 60 .*Checked/)
  expect(await shown('en', end(story.is === 'story' ? { ...story, isVerified: false } : story))).toContain(
    'We couldn’t put this answer to the test',
  )
})

test('a model explains the solution of a question the server noted, and no fact', async () => {
  const end = (question: Answerable, explained: string | null) => {
    const rest = { end: 'shown', like: null, heading: { current: null }, onAnother: () => {} } as const
    return <TheAnswer question={question} explained={explained} {...rest} />
  }
  const offer = 'Explain it in other words'
  const sum = known('3x + 5 = 20')
  const fact = { id: 'x', question: 'Who?', right: 'She', wrong: [], funFact: '', source: 's', skill: null }
  expect(await shown('en', end(sum, 'noted'))).toContain(offer)
  expect(await shown('en', end(sum, null))).not.toContain(offer)
  expect(await shown('en', end({ is: 'fact', fact: fact as never }, 'noted'))).not.toContain(offer)
})

test.each(LANGUAGES)(
  'what cannot be helped with says so, and that it costs nothing, in %s',
  async (language) => {
    const nearest = [
      {
        id: 'perimeter',
        name: 'Perimeter',
        goal: 'I can find the distance around a shape.',
        to: '/games/subject/math/elementary?skill=perimeter',
      },
    ] as const
    for (const why of [
      'words',
      'withheld',
      'letter_for_digit',
      'division_by_zero',
      'nothing_to_do',
    ] as const) {
      const text = await shown(
        language,
        <NoHelp subject="math" help={{ can: false, why, lesson: null, nearest }} onFix={() => {}} />,
      )
      expect(text).toContain('Perimeter')
      expect(text.length).toBeGreaterThan(60)
    }
  },
)

const LESSON = {
  skill: 'pythagorean-theorem',
  title: 'Two squares make the third',
  name: 'Pythagorean theorem',
  idea: ['Draw a square on each side.', 'Two of them make the third.'],
  source: 'A book',
}

test.each(LANGUAGES)(
  'a lesson that explains it is shown with its source and its address in %s',
  (language) => {
    readLocaleFrom(() => language)
    const page = (isAbout: boolean) =>
      renderToStaticMarkup(
        <NoHelp
          subject="math"
          help={{ can: false, why: 'words', lesson: { ...LESSON, isAbout }, nearest: [] }}
          onFix={() => {}}
        />,
      )
    const address = 'href="/subject-study/lessons/pythagorean-theorem"'
    for (const words of [address, LESSON.title, LESSON.idea.join(' '), 'A book', m.tutor_lesson_explains()])
      expect(page(true)).toContain(words)
    for (const words of [address, LESSON.title, m.tutor_cannot(), m.tutor_cannot_words()])
      expect(page(false)).toContain(words)
    expect(page(false)).not.toContain('A book')
    readLocaleFrom(() => 'en')
  },
)
