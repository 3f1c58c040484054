// Fetches the worked example of a written lesson, in one language.
/// <reference types="vite/types/importMeta.d.ts" />
import type { Language } from '#engine/core/languages.ts'
import type { ToldExample, WrittenLesson } from '#engine/curriculum/lessons/written-lesson.ts'

/** By path. */
const ADDRESSES = import.meta.glob<string>('../../../game-engine/curriculum/lessons/written/*/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** @throws when it cannot be fetched; asked again, it is tried again */
export async function loadExample(skill: string, language: Language): Promise<ToldExample> {
  const [, address] = Object.entries(ADDRESSES).find(([path]) => path.endsWith(`/${skill}.json`)) ?? []
  if (address === undefined) throw new Error(`there is no lesson about ${skill}`)
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  const { drawing, lights, words }: WrittenLesson = await response.json()
  const told = words[language]
  if (!told) throw new Error(`${skill} is not told in ${language}`)
  return {
    drawing,
    labels: told.labels,
    steps: told.steps.map((say, index) => ({ say, lights: lights[index] ?? [] })),
  }
}
