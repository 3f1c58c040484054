// Written lessons, where a module imports them: what their page says before the worked example. A browser fetches the file itself, by
// its address.
import type { Plugin } from 'vite'
import type { WrittenLesson } from '#engine/curriculum/lessons/written-lesson.ts'

const LESSONS = /\/game-engine\/curriculum\/lessons\/written\/[^/]+\/[^/]+\.json$/

export function writtenLessons(): Plugin {
  return {
    name: 'written-lessons',
    enforce: 'pre',
    transform(text, id) {
      if (!LESSONS.test(id)) return null
      const { source, words }: WrittenLesson = JSON.parse(text)
      const said = Object.entries(words).map(
        ([language, { title, idea, mistake }]) => [language, { title, idea, mistake }] as const,
      )
      return { code: JSON.stringify({ source, words: Object.fromEntries(said) }), map: null }
    },
  }
}
