// A message in all languages, said in that of the call. Browsers never load this: their modules hold one language.
import { currentLocale } from './current-locale.ts'
import type { Locale } from './locales.ts'

/** A message without parameters takes any object, or none. */
type Said<Inputs> = keyof Inputs extends never
  ? (inputs?: object, options?: SaidIn) => string
  : (inputs: Inputs, options?: SaidIn) => string

export interface SaidIn {
  /** For mails and receipts, which speak the language of their reader. */
  readonly locale?: Locale
}

/** @param texts the compiled text of each language */
export function message<Inputs = object>(
  texts: Readonly<Record<Locale, (inputs: Inputs) => string>>,
): Said<Inputs> {
  const say = (inputs: Inputs, options?: SaidIn) => texts[options?.locale ?? currentLocale()](inputs)
  return say as Said<Inputs>
}
