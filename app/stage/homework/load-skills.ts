// Names of the skills of a subject with the address of their practice: fetched when a question leads to one.
import { type PracticePath, practicePath } from '#app/domain/practice/practice-path.ts'
import type { Band } from '#engine/core/bands.ts'
import { BANDS } from '#engine/core/bands.ts'
import type { Language } from '#engine/core/languages.ts'
import type { HomeworkSubject } from '#engine/curriculum/homework/homework-subjects.ts'
import { createWordsLoader } from '../load-words.ts'

export interface NamedSkill {
  readonly id: string
  readonly name: string
  /** "I can …" */
  readonly goal: string
  readonly to: PracticePath
}

type Names = Readonly<Record<string, { readonly name: string; readonly goal: string }>>

const ADDRESSES: Readonly<Record<string, string>> = import.meta.glob(
  '../../../game-engine/curriculum/*/names/*/*.json',
  { query: '?url', import: 'default', eager: true },
)

const FOLDERS: Readonly<Record<HomeworkSubject, string>> = {
  math: 'mathematics',
  science: 'science',
  english: 'language',
  history: 'history',
}

const LOADERS = new Map<HomeworkSubject, (language: Language, band: Band) => Promise<Names>>()

function loaderOf(subject: HomeworkSubject) {
  const known = LOADERS.get(subject)
  if (known) return known
  const own = Object.entries(ADDRESSES).filter(([path]) => path.includes(`/${FOLDERS[subject]}/names/`))
  const loader = createWordsLoader<Names>(Object.fromEntries(own))
  LOADERS.set(subject, loader)
  return loader
}

/** @throws when a file cannot be fetched */
export async function loadSkills(subject: HomeworkSubject, language: Language): Promise<NamedSkill[]> {
  const files = await Promise.all(BANDS.map((band) => loaderOf(subject)(language, band)))
  return BANDS.flatMap((band, at) =>
    Object.entries(files[at] ?? {}).map(([id, { name, goal }]) => ({
      id,
      name,
      goal,
      to: practicePath(subject, band, id),
    })),
  )
}
