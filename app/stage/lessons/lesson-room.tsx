// What a lesson does: its worked example, an exercise to try and three to check oneself with, drawn by the skill's own generator.
import { useCallback, useEffect, useMemo, useState } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { Language } from '#engine/core/languages.ts'
import { MAX_SEED } from '#engine/core/random.ts'
import type { Exercise, ExerciseDifficulty } from '#engine/curriculum/exercise.ts'
import { makeExercise } from '#engine/curriculum/generator.ts'
import type { Lesson } from '#engine/curriculum/lessons/lessons.ts'
import type { ToldExample as Told } from '#engine/curriculum/lessons/written-lesson.ts'
import { loadPractice, type PracticeParts } from '../practice/load-practice.ts'
import { WordsContext } from '../practice/words-context.ts'
import { LessonCheck } from './lesson-check.tsx'
import { LessonExercise } from './lesson-exercise.tsx'
import { loadExample } from './load-example.ts'
import { ToldExample } from './told-example.tsx'
import { WorkedExample } from './worked-example.tsx'
import '../practice/practice-session.css'
import './lesson-room.css'

export type LessonPart = 'example' | 'try' | 'check'

export interface LessonRoomProps {
  skill: string
  /** null: it is written, and fetched by the skill. */
  example: Lesson['example'] | null
  areas: readonly string[]
  language: Language
  onDone: (part: LessonPart) => void
}

interface LessonParts extends PracticeParts {
  readonly told: Told | null
}

export function LessonRoom({ skill, example, areas, language, onDone }: LessonRoomProps) {
  const [parts, setParts] = useState<LessonParts | 'failed' | null>(null)
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again with each try
  useEffect(() => {
    let isCurrent = true
    Promise.all([loadPractice(areas, language), example ? null : loadExample(skill, language)]).then(
      ([practice, told]) => isCurrent && setParts({ ...practice, told }),
      () => isCurrent && setParts('failed'),
    )
    return () => {
      isCurrent = false
    }
  }, [areas, language, skill, example, tries])

  if (parts === null) return <p role="status">{m.lesson_opening()}</p>
  if (parts === 'failed') {
    return (
      <Notice>
        <p role="alert">{m.practice_offline()}</p>
        <Button
          onClick={() => {
            setParts(null)
            setTries(tries + 1)
          }}
        >
          {m.practice_retry()}
        </Button>
      </Notice>
    )
  }
  return (
    <WordsContext.Provider value={parts.words}>
      <LessonBody {...{ skill, example, parts, language, onDone }} />
    </WordsContext.Provider>
  )
}

interface LessonBodyProps extends Omit<LessonRoomProps, 'areas'> {
  parts: LessonParts
}

function LessonBody({ skill, example, parts, language, onDone }: LessonBodyProps) {
  const onEnd = useCallback(() => onDone('example'), [onDone])
  const worked = useMemo(
    () => (example ? drawExercise(parts, skill, example) : null),
    [parts, skill, example],
  )
  // What is tried is not asked again in the check.
  const [toTry, setToTry] = useState(() => drawOther(parts, skill, 1, []))
  const [checks, setChecks] = useState(() => drawAll(parts, skill, CHECKS, [toTry]))
  return (
    <>
      <section id="example" aria-labelledby="example-title">
        <h2 id="example-title">{m.lesson_example()}</h2>
        {worked && <WorkedExample exercise={worked} onEnd={onEnd} />}
        {parts.told && <ToldExample example={parts.told} {...{ language, onEnd }} />}
      </section>
      <section id="try" aria-labelledby="try-title">
        <h2 id="try-title">{m.lesson_try()}</h2>
        <LessonExercise
          key={toTry.seed}
          exercise={toTry}
          onDone={() => onDone('try')}
          next={{
            label: m.lesson_another(),
            go: () => setToTry(drawOther(parts, skill, 1, [toTry, ...checks])),
          }}
        />
      </section>
      <section id="check" aria-labelledby="check-title">
        <h2 id="check-title">{m.lesson_check()}</h2>
        <LessonCheck
          exercises={checks}
          onDone={() => onDone('check')}
          onAgain={() => setChecks(drawAll(parts, skill, CHECKS, [toTry, ...checks]))}
        />
      </section>
    </>
  )
}

/** How hard the questions of the check are. */
const CHECKS: readonly ExerciseDifficulty[] = [1, 2, 3]

/** How often an exercise is drawn anew that was there before: a skill has enough of them. */
const MAX_DRAWS = 30

/** An exercise that is none of those, if the dice find one. */
function drawOther(
  parts: PracticeParts,
  skill: string,
  difficulty: ExerciseDifficulty,
  known: readonly Exercise[],
): Exercise {
  const seen = known.map(askedIn)
  for (let tried = 0; ; tried++) {
    const drawn = drawExercise(parts, skill, { difficulty, seed: Math.floor(Math.random() * MAX_SEED) })
    if (tried >= MAX_DRAWS || !seen.includes(askedIn(drawn))) return drawn
  }
}

function drawAll(
  parts: PracticeParts,
  skill: string,
  difficulties: readonly ExerciseDifficulty[],
  known: readonly Exercise[],
): readonly Exercise[] {
  const drawn: Exercise[] = []
  for (const difficulty of difficulties) drawn.push(drawOther(parts, skill, difficulty, [...known, ...drawn]))
  return drawn
}

const askedIn = ({ question, drawing }: Exercise) => JSON.stringify([question, drawing])

/** @throws Error where the skill has no generator: the lessons' test would have said so */
function drawExercise({ generators }: PracticeParts, skill: string, ref: Lesson['example']): Exercise {
  const version = generators[skill]?.version ?? 0
  const made = makeExercise(generators, { skill, version, ...ref })
  if (!made.ok) throw new Error(`${skill}: ${made.code}`)
  return made.value
}
