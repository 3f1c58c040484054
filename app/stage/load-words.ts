// Fetches the words of a game, once for each language and file (most games have one a band); what was fetched stays for as
// long as the page does.
import type { Band } from '#engine/core/bands.ts'
import type { Language } from '#engine/core/languages.ts'
import type { QuizWords } from '#engine/learning/quiz/quiz-words.ts'

/** What fetches a file by its address, each once. A failure is not remembered: the next call tries again. */
export function createFileLoader<Content>(
  request: typeof fetch = (...call) => fetch(...call),
): (address: string) => Promise<Content> {
  const fetched = new Map<string, Promise<Content>>()

  async function load(address: string): Promise<Content> {
    const response = await request(address)
    if (!response.ok) throw new Error(`${address} answered ${response.status}`)
    return response.json()
  }

  return (address) => {
    const known = fetched.get(address)
    if (known) return known
    const loading = load(address)
    fetched.set(address, loading)
    loading.catch(() => fetched.delete(address))
    return loading
  }
}

/**
 * @param addresses of the files, by paths that end in "<language>/<name>.json"
 * @returns what fetches one of them. A failure is not remembered: the next call tries again, which an import() does not
 * do in every browser.
 */
export function createWordsLoader<Words = QuizWords, Name extends string = Band>(
  addresses: Readonly<Record<string, string>>,
  request: typeof fetch = (...call) => fetch(...call),
): (language: Language, name: Name) => Promise<Words> {
  const load = createFileLoader<Words>(request)
  return (language, name) => {
    const [, address] =
      Object.entries(addresses).find(([path]) => path.endsWith(`/${language}/${name}.json`)) ?? []
    if (address === undefined) return Promise.reject(new Error(`no words for ${name} in ${language}`))
    return load(address)
  }
}
