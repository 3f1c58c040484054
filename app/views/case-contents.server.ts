// What the pages of a case file say, for whoever has the right to it (app/routes/case-files/read-case.server.ts asks).
import type { PracticePath } from '#app/domain/practice/practice-path.ts'
import type { Language } from '#engine/core/languages.ts'
import type { CasePage, CasePageWords } from '#engine/curriculum/case-files/case-file.ts'
import { readCases } from './case-files.server.ts'
import { drawEvidence } from './draw-evidence.server.tsx'
import { skillNames } from './practice.server.ts'
import { practisedIn } from './practised-in.ts'

export interface CaseOption {
  readonly id: string
  readonly text: string
  readonly reason: string
  /** The evidence speaks for it. */
  readonly isAnswer: boolean
}

export interface CaseSheet {
  readonly title: string
  readonly text: readonly string[]
  /** Drawn by us; `number` counts the drawings of the case. */
  readonly evidence: { readonly svg: string; readonly alt: string; readonly number: number } | null
  readonly choice: { readonly ask: string; readonly options: readonly CaseOption[] } | null
}

export interface CaseContents {
  readonly sheets: readonly CaseSheet[]
  /** What is known today. */
  readonly known: readonly string[]
  readonly sources: readonly string[]
  readonly skills: readonly { readonly id: string; readonly name: string; readonly to: PracticePath }[]
}

/** @throws for an id of no case */
export function readContents(id: string, language: Language): CaseContents {
  const file = readCases().find((stored) => stored.id === id)?.file
  if (!file) throw new Error(`there is no case ${id}`)
  const { pages, known } = file.words[language]
  const names = skillNames(file.skills, language)
  return {
    sheets: file.pages.map((page, index) => {
      const drawn = file.pages.slice(0, index + 1).filter(({ drawing }) => drawing).length
      return sheetOf(page, pages[index] ?? { title: '', text: [] }, { drawn, language })
    }),
    known,
    sources: file.sources,
    skills: file.skills.flatMap((skill) => {
      const to = practisedIn(skill)?.pathIn(language)
      return to ? [{ id: skill, name: names[skill] ?? skill, to }] : []
    }),
  }
}

function sheetOf(
  { drawing, choice }: CasePage,
  words: CasePageWords,
  { drawn, language }: { drawn: number; language: Language },
): CaseSheet {
  const { title, text, alt = '', labels = {} } = words
  return {
    title,
    text,
    evidence: drawing ? { svg: drawEvidence(drawing, labels, language), alt, number: drawn } : null,
    choice:
      choice && words.choice
        ? { ask: words.choice.ask, options: choice.options.map((id) => optionOf(id, choice.answer, words)) }
        : null,
  }
}

function optionOf(id: string, answer: string, { choice }: CasePageWords): CaseOption {
  const { text = id, reason = '' } = choice?.options[id] ?? {}
  return { id, text, reason, isAnswer: id === answer }
}
