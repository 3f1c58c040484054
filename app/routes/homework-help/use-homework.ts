// From a question that was asked to its help: read and looked up in this browser, then noted by the server, which counts it.
import { useLocation, useRevalidator } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { useLocale, useViewer } from '#app/preferences/use-preferences.ts'
import { askHomework } from '#app/stage/homework/ask-homework.ts'
import type { HomeworkRoom } from '#app/stage/homework/homework-room.tsx'
import type { NoHelp } from '#app/stage/homework/no-help.tsx'
import type { Prepared } from '#app/stage/homework/prepare-help.ts'
import type { SentenceWords } from '#engine/curriculum/fill-sentence.ts'
import type { HomeworkSubject } from '#engine/curriculum/homework/homework-subjects.ts'
import { tidyQuestion } from '#engine/curriculum/homework/tidy-question.ts'
import type { AskError } from './ask-errors.ts'
import { changesShelf } from './changes-shelf.ts'
import { type Asked, keepDraft, readDraft } from './draft.ts'
import { type HandedOver, readAsked } from './read-asked.ts'
import { unsentQuestion } from './unsent-question.ts'

type Helping =
  | { readonly is: 'writing'; readonly error?: AskError }
  | { readonly is: 'reading' }
  | { readonly is: 'help-lines'; readonly text: string }
  | {
      readonly is: 'help'
      readonly prepared: Prepared
      readonly parts: Parts
      readonly questionId: string | null
    }

type Known = Pick<HandedOver, 'questionId'>

/** What a conversation needs beside the page, fetched with the first question. */
interface Parts {
  readonly Room: typeof HomeworkRoom
  readonly None: typeof NoHelp
  readonly words: SentenceWords
}

/** @param isGuest nobody is signed in: a question of their own is not asked */
export function useHomework(isGuest: boolean) {
  const language = useLocale()
  const { state: sent, key } = useLocation()
  const { revalidate } = useRevalidator()
  const viewer = useViewer()?.avatar ?? null
  const [asked, setAsked] = useState<Asked>(() => readDraft(viewer) ?? { question: '', subject: 'math' })
  const [helping, setHelping] = useState<Helping>({ is: 'writing' })
  /** The question that was sent last and its key: the same one again takes nothing. */
  const attempt = useRef({ of: '', id: '' })
  const current = useRef(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each arrival
  useEffect(() => {
    const given = readAsked(sent)
    if (!given) return
    setAsked(given)
    if (given.isKnown) void open(given, given)
    else setHelping({ is: 'writing' })
  }, [key])

  /** @param known answered before, or an example; null: it is asked of the server, and counted when it is answered */
  async function open(next: Asked, known: Known | null): Promise<void> {
    const isNew = known === null
    setAsked(next)
    const tidy = tidyQuestion(next.question)
    if (!tidy.ok && tidy.code === 'empty') return setHelping({ is: 'writing', error: tidy.code })
    const turn = ++current.current
    setHelping({ is: 'reading' })
    const outcome = await (!tidy.ok
      ? tooLong(next, isNew)
      : isNew && isGuest
        ? unsentQuestion(tidy.value, 'sign_in')
        : help(tidy.value, next.subject, known).catch(() =>
            unsentQuestion(tidy.value, navigator.onLine ? 'again' : 'offline'),
          ))
    if (turn !== current.current) return
    setHelping(outcome)
    if (isNew && changesShelf(outcome)) revalidate()
  }

  /** Not answered; but where somebody may be in danger the server is told, and tells who looks after them. */
  async function tooLong({ question, subject }: Asked, isNew: boolean): Promise<Helping> {
    const unsent = await unsentQuestion(question, 'too_long')
    if (unsent.is !== 'help-lines' || !isNew || isGuest) return unsent
    const attemptId = crypto.randomUUID()
    const told = await askHomework({ attemptId, subject, question, factId: null }).catch(() => null)
    return told?.is === 'help-lines' ? told : unsent
  }

  async function help(question: string, subject: HomeworkSubject, known: Known | null): Promise<Helping> {
    const [parts, { prepareHelp }] = await Promise.all([
      loadParts(language),
      import('#app/stage/homework/prepare-help.ts'),
    ])
    const prepared = await prepareHelp(question, subject, language)
    if (known) return { is: 'help', prepared, parts, questionId: known.questionId }
    const of = JSON.stringify([subject, question])
    if (attempt.current.of !== of) attempt.current = { of, id: crypto.randomUUID() }
    const factId = prepared.can && prepared.question.is === 'fact' ? prepared.question.fact.id : null
    const answer = await askHomework({ attemptId: attempt.current.id, subject, question, factId })
    if (answer.is === 'help-lines') return answer
    if (answer.is === 'refused') return unsentQuestion(question, answer.code)
    // Only what the server has noted begins.
    if (answer.is === 'unanswered' && prepared.can) return { is: 'writing', error: 'again' }
    const questionId = answer.is === 'answered' ? answer.questionId : null
    return { is: 'help', prepared, parts, questionId }
  }

  return {
    asked,
    helping,
    ask: (next: Asked) => void open(next, null),
    /** What is being written, for whoever leaves the page and comes back. */
    keep: (draft: Asked) => keepDraft(viewer, draft),
    /** Back to the question, as it was typed or empty. */
    write: (isAnother: boolean) => {
      current.current += 1
      if (isAnother) {
        setAsked(({ subject }) => ({ subject, question: '' }))
        keepDraft(viewer, null)
      }
      setHelping({ is: 'writing' })
    },
  }
}

async function loadParts(language: Parameters<typeof askedIn>[0]): Promise<Parts> {
  // Keeps the solver out of the server's build.
  if (import.meta.env.SSR) throw new Error('questions are worked on in the browser')
  const [{ HomeworkRoom: Room }, { NoHelp: None }, words] = await Promise.all([
    import('#app/stage/homework/homework-room.tsx'),
    import('#app/stage/homework/no-help.tsx'),
    askedIn(language),
  ])
  return { Room, None, words }
}

async function askedIn(language: ReturnType<typeof useLocale>): Promise<SentenceWords> {
  const { loadSolverWords } = await import('#app/stage/solver/load-solver-words.ts')
  return loadSolverWords(language)
}
