// Fetches what the questions need, then shows the test to be taken or, handed in, its review.
import { useFetcher } from '@remix-run/react'
import { useEffect, useState } from 'react'
import type { PracticeTest } from '#app/domain/practice-tests/read-practice-tests.server.ts'
import type { TestAnswers } from '#app/domain/practice-tests/test-answers.ts'
import { cardSentences, exerciseOf } from '#app/domain/practice-tests/test-question.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { loadPractice, type PracticeParts } from '#app/stage/practice/load-practice.ts'
import { WordsContext } from '#app/stage/practice/words-context.ts'
import { Notice } from '#app/ui/notice.tsx'
import type { TopicSkill } from '../plans/read-topics.server.ts'
import { TestPaper } from './test-paper.tsx'
import { TestReview } from './test-review.tsx'

export interface TestRoomProps {
  test: PracticeTest
  /** The server's time when the page was made. */
  now: number
  areas: readonly string[]
  skills: Readonly<Record<string, TopicSkill>>
}

export function TestRoom({ test, now, areas, skills }: TestRoomProps) {
  const [parts, setParts] = useState<PracticeParts | 'failed' | null>(null)
  const { submit, state } = useFetcher()
  const areaList = areas.join(' ')
  useEffect(() => {
    let isCurrent = true
    loadPractice(areaList === '' ? [] : areaList.split(' '), test.language)
      .catch(() => 'failed' as const)
      .then((made) => isCurrent && setParts(made))
    return () => {
      isCurrent = false
    }
  }, [areaList, test.language])

  if (parts === null) return <p role="status">{m.practice_opening()}</p>
  if (parts === 'failed') {
    return (
      <Notice tone="error">
        <p role="alert">{m.tests_failed()}</p>
      </Notice>
    )
  }
  const exercises = test.questions.map((question, index) => {
    const made = exerciseOf(parts.generators, question, index)
    return made.ok ? made.value : null
  })
  const sentences = { ...parts.words.sentences, ...cardSentences(test.questions) }
  function save(answers: TestAnswers, isLast: boolean) {
    submit(JSON.stringify({ answers, isLast }), { method: 'post', encType: 'application/json' })
  }
  return (
    <WordsContext.Provider value={{ ...parts.words, sentences }}>
      {test.finishedAt === null ? (
        <TestPaper test={test} now={now} exercises={exercises} isSaving={state !== 'idle'} onSave={save} />
      ) : (
        <TestReview test={test} exercises={exercises} skills={skills} />
      )}
    </WordsContext.Provider>
  )
}
