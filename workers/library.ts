// The library as a file beside the Worker: megabytes in four languages, which no cold start is to read.

import type { Log } from '#app/platform/context.ts'
import { errorFields } from '#app/platform/error-fields.ts'
import { type Books, type Library, libraryPath, NO_BOOKS } from '#app/platform/library.ts'
import type { Language } from '#engine/core/languages.ts'
import type { Env } from './env.ts'

type Files = NonNullable<Env['ASSETS']>

/** Read once in the life of an isolate: to parse a megabyte for each question would take longer than to look it up. */
const read = new WeakMap<Files, Map<Language, Books>>()

export function createLibrary({ ASSETS: files }: Pick<Env, 'ASSETS'>, log: Log): Library {
  return {
    async read(language) {
      try {
        if (!files) throw new Error('ASSETS is not bound')
        const known = read.get(files) ?? new Map<Language, Books>()
        read.set(files, known)
        const books = known.get(language) ?? (await fetchBooks(files, language))
        known.set(language, books)
        return books
      } catch (error) {
        log.error('the library cannot be read', errorFields(error))
        return NO_BOOKS
      }
    },
  }
}

async function fetchBooks(files: Files, language: Language): Promise<Books> {
  // The binding asks no network; it wants some host.
  const answer = await files.fetch(`https://files.invalid${libraryPath(language)}`)
  if (!answer.ok) throw new Error(`${libraryPath(language)}: ${answer.status}`)
  return await answer.json()
}
