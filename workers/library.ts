// The library as a file beside the Worker: megabytes in four languages, which no cold start is to read.

import type { Log } from '#app/platform/context.ts'
import { errorFields } from '#app/platform/error-fields.ts'
import { type Books, type Library, libraryPath, NO_BOOKS } from '#app/platform/library.ts'
import type { Env } from './env.ts'

export function createLibrary({ ASSETS: files }: Pick<Env, 'ASSETS'>, log: Log): Library {
  return {
    async read(language) {
      try {
        if (!files) throw new Error('ASSETS is not bound')
        // The binding asks no network; it wants some host.
        const answer = await files.fetch(`https://files.invalid${libraryPath(language)}`)
        if (!answer.ok) throw new Error(`${libraryPath(language)}: ${answer.status}`)
        return (await answer.json()) as Books
      } catch (error) {
        log.error('the library cannot be read', errorFields(error))
        return NO_BOOKS
      }
    },
  }
}
