// What a lesson does: its worked example, an exercise to try and one to check oneself with, drawn by the skill's own generator.
import { useCallback, useEffect, useMemo, useState } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { Language } from '#engine/core/languages.ts'
import { MAX_SEED } from '#engine/core/random.ts'
import type { Exercise, ExerciseDifficulty } from '#engine/curriculum/exercise.ts'
import { makeExercise } from '#engine/curriculum/generator.ts'
import type { Lesson } from '#engine/curriculum/lessons/lessons.ts'
import { loadPractice, type PracticeParts } from '../practice/load-practice.ts'
import { WordsContext } from '../practice/words-context.ts'
import { LessonExercise } from './lesson-exercise.tsx'
import { WorkedExample } from './worked-example.tsx'
import '../practice/practice-session.css'
import './lesson-room.css'

export type LessonPart = 'example' | 'try' | 'check'

export interface LessonRoomProps extends Lesson {
  areas: readonly string[]
  language: Language
  onDone: (part: LessonPart) => void
}

/** How hard the exercise of a part is. */
const DIFFICULTY: Readonly<Record<'try' | 'check', ExerciseDifficulty>> = { try: 1, check: 2 }

export function LessonRoom({ skill, example, areas, language, onDone }: LessonRoomProps) {
  const [parts, setParts] = useState<PracticeParts | 'failed' | null>(null)
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again with each try
  useEffect(() => {
    let isCurrent = true
    loadPractice(areas, language).then(
      (loaded) => isCurrent && setParts(loaded),
      () => isCurrent && setParts('failed'),
    )
    return () => {
      isCurrent = false
    }
  }, [areas, language, tries])

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
      <LessonBody {...{ skill, example, parts, onDone }} />
    </WordsContext.Provider>
  )
}

function LessonBody({
  skill,
  example,
  parts,
  onDone,
}: Lesson & { parts: PracticeParts; onDone: LessonRoomProps['onDone'] }) {
  const worked = useMemo(() => draw(parts, skill, example), [parts, skill, example])
  const onEnd = useCallback(() => onDone('example'), [onDone])
  return (
    <>
      <section id="example" aria-labelledby="example-title">
        <h2 id="example-title">{m.lesson_example()}</h2>
        <WorkedExample exercise={worked} onEnd={onEnd} />
      </section>
      {(['try', 'check'] as const).map((part) => (
        <section key={part} id={part} aria-labelledby={`${part}-title`}>
          <h2 id={`${part}-title`}>{part === 'try' ? m.lesson_try() : m.lesson_check()}</h2>
          <Drawn {...{ skill, parts }} difficulty={DIFFICULTY[part]} onDone={() => onDone(part)} />
        </section>
      ))}
    </>
  )
}

interface DrawnProps {
  skill: string
  parts: PracticeParts
  difficulty: ExerciseDifficulty
  onDone: () => void
}

/** An exercise drawn by chance, and another whenever one is asked for. */
function Drawn({ skill, parts, difficulty, onDone }: DrawnProps) {
  const [seed, setSeed] = useState(anySeed)
  const exercise = useMemo(() => draw(parts, skill, { difficulty, seed }), [parts, skill, difficulty, seed])
  return (
    <LessonExercise key={seed} exercise={exercise} onDone={onDone} onAnother={() => setSeed(anySeed())} />
  )
}

const anySeed = () => Math.floor(Math.random() * MAX_SEED)

/** @throws Error where the skill has no generator: the lessons' test would have said so */
function draw({ generators }: PracticeParts, skill: string, ref: Lesson['example']): Exercise {
  const version = generators[skill]?.version ?? 0
  const made = makeExercise(generators, { skill, version, ...ref })
  if (!made.ok) throw new Error(`${skill}: ${made.code}`)
  return made.value
}
