// Fetches what the questions need and what an earlier visit could not send, then shows the test to be taken or, handed in, its
// review.
import { useRevalidator } from '@remix-run/react'
import { useEffect, useState } from 'react'
import type { PracticeTest } from '#app/domain/practice-tests/read-practice-tests.server.ts'
import { withAnswers } from '#app/domain/practice-tests/test-answers.ts'
import { cardSentences, exerciseOf } from '#app/domain/practice-tests/test-question.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { loadPractice, type PracticeParts } from '#app/stage/practice/load-practice.ts'
import { WordsContext } from '#app/stage/practice/words-context.ts'
import { Notice } from '#app/ui/notice.tsx'
import type { TopicSkill } from '#app/views/topics.server.ts'
import type { WaitingAnswers } from './test-outbox.ts'
import { TestPaper } from './test-paper.tsx'
import { TestReview } from './test-review.tsx'
import { useTestOutbox } from './use-test-outbox.ts'

export interface TestRoomProps {
  /** The account's id. */
  owner: string
  test: PracticeTest
  /** The server's time when the page was made. */
  now: number
  areas: readonly string[]
  skills: Readonly<Record<string, TopicSkill>>
}

export function TestRoom({ owner, test, now, areas, skills }: TestRoomProps) {
  const [opened, setOpened] = useState<[PracticeParts, WaitingAnswers] | 'failed' | null>(null)
  const { revalidate } = useRevalidator()
  const outbox = useTestOutbox(owner, test, revalidate)
  const areaList = areas.join(' ')
  useEffect(() => {
    let isCurrent = true
    Promise.all([loadPractice(areaList === '' ? [] : areaList.split(' '), test.language), outbox.restore()])
      .catch(() => 'failed' as const)
      .then((made) => isCurrent && setOpened(made))
    return () => {
      isCurrent = false
    }
  }, [areaList, test.language, outbox])

  if (opened === null) return <p role="status">{m.practice_opening()}</p>
  if (opened === 'failed') {
    return (
      <Notice tone="error">
        <p role="alert">{m.tests_failed()}</p>
      </Notice>
    )
  }
  const [parts, waiting] = opened
  const exercises = test.questions.map((question, index) => {
    const made = exerciseOf(parts.generators, question, index)
    return made.ok ? made.value : null
  })
  const sentences = { ...parts.words.sentences, ...cardSentences(test.questions) }
  return (
    <WordsContext.Provider value={{ ...parts.words, sentences }}>
      {test.finishedAt === null ? (
        <TestPaper
          test={{ ...test, answers: withAnswers(test.answers, waiting.answers) }}
          now={now}
          exercises={exercises}
          outbox={outbox}
          wasHandedIn={waiting.isLast}
        />
      ) : (
        <TestReview test={test} exercises={exercises} skills={skills} />
      )}
    </WordsContext.Provider>
  )
}
