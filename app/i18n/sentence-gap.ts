import { currentLocale } from './current-locale.ts'

/** What parts two sentences, or a sentence and the link after it: in Chinese nothing, as a full-width mark brings its own room. */
export function sentenceGap(locale: string = currentLocale()): string {
  return locale === 'zh' ? '' : ' '
}
