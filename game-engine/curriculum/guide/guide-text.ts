// The sentences of a study guide: lines that a page broke are put together again, marks of lists and of Markdown are taken off.
import type { Language } from '#engine/core/languages.ts'

/** Characters of a sentence that a question is made of. */
const SHORTEST: Readonly<Record<Language, number>> = { en: 18, es: 18, fr: 18, zh: 8 }
const LONGEST: Readonly<Record<Language, number>> = { en: 300, es: 300, fr: 300, zh: 120 }
/** A line at least so long was broken by the edge of the page. */
const FULL_LINE: Readonly<Record<Language, number>> = { en: 45, es: 45, fr: 45, zh: 18 }
/** "Term: what it means", a line of its own. */
const ENTRY = /^[^:：]{1,40}(?::|：|——| [–—=→-] )/u

const HEADING = /^#{1,6}\s/
const MARK =
  /^(?:[•●▪◦‣·*○□■–—-]\s+|[（(]?\d{1,3}[.)）、．]\s*(?!\d)|[①-⑳]\s*|[一二三四五六七八九十]{1,3}、\s*|[a-z][.)]\s+|>\s+)/u
const ENDED = /[.!?:;。！？：；…]["”’»」』)）]*$/u
const ABBREVIATION =
  /(?<![\p{L}\p{M}])(?:(?:[MmDS]rs?|Ms|Prof|St|Sra|Jr|vs|etc|cf|e\.g|i\.e|p\. ?ej|ex|approx|[Ff]ig|[Nn]o|nº|vol|pp?|art|env)|\p{Lu}(?:\.\p{Lu})*)\.$/u
/** "photo-" at the end of a line: nobody knows whether the hyphen belongs to the word. */
const BROKEN_WORD = /\p{L}-$/u

/** In the order of the text, without questions and exclamations; each fit to be asked about by its length. */
export function sentencesOf(text: string, language: Language): string[] {
  return paragraphsOf(text, language)
    .flatMap((paragraph) => split(paragraph, language))
    .filter(
      (sentence) =>
        sentence.length >= SHORTEST[language] &&
        sentence.length <= LONGEST[language] &&
        !/[?？!！¿¡]/u.test(sentence),
    )
}

function paragraphsOf(text: string, language: Language): string[] {
  const paragraphs: string[] = []
  let open = ''
  const close = () => {
    if (open !== '') paragraphs.push(open)
    open = ''
  }
  for (const raw of text.split('\n')) {
    const line = plain(raw)
    const bare = line.replace(MARK, '')
    if (line === '' || HEADING.test(raw.trim())) close()
    else if (open !== '' && bare === line && goesOn(open, line, language))
      open = BROKEN_WORD.test(open) ? '' : language === 'zh' ? open + line : `${open} ${line}`
    else {
      close()
      open = bare
    }
  }
  close()
  return paragraphs
}

/** Without the marks of Markdown, and with single blanks. */
function plain(line: string): string {
  return line
    .replace(/\[([^\][]{1,200})\]\([^()\s]{1,500}\)/g, '$1')
    .replace(/\*\*|__|`/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

function goesOn(open: string, line: string, language: Language): boolean {
  if (ENDED.test(open)) return /^\p{Ll}/u.test(line) && !/[:：]$/.test(open)
  if (ENTRY.test(line)) return false
  if (/^\p{Ll}/u.test(line)) return true
  return !ENTRY.test(open) && open.length >= FULL_LINE[language]
}

function split(paragraph: string, language: Language): string[] {
  const parts =
    language === 'zh'
      ? paragraph.split(/(?<=[。！？；!?;])(?![”’」』）])/u)
      : paragraph.split(/(?<=[.!?;…]["”’»)]{0,2}) (?=["“«¿¡(]?[\p{L}\p{N}])/u)
  const sentences: string[] = []
  for (const part of parts) {
    const before = sentences.at(-1)
    if (before !== undefined && language !== 'zh' && ABBREVIATION.test(before))
      sentences[sentences.length - 1] = `${before} ${part}`
    else sentences.push(part.trim())
  }
  return sentences
}
