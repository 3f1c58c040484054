// What our lessons are found by, in one language: fetched with the first question that nothing else answers.
import type { Language } from '#engine/core/languages.ts'
import type { LessonEntry } from '#engine/curriculum/homework/find-lesson.ts'
import { createFileLoader } from '../load-words.ts'

const load = createFileLoader<LessonEntry[]>()

/** @throws when it cannot be fetched */
export const loadLessons = (language: Language) => load(`/homework-help/lessons/${language}`)
