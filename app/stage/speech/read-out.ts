// Reads texts, or a part of the page, one sentence after the other. Loaded once a device has a voice.
import type { Language } from '#engine/core/languages.ts'
import { sentencesOn } from './page-sentences.ts'
import { say } from './say.ts'
import type { Stretch } from './stretch.ts'
import './spoken-word.css'

/** Texts that the page lights up by itself, or a part of the page as it stands. */
export type Readable = readonly string[] | Element

/** As `::highlight()` knows it. Lit this way, the page stays as it is: nothing is announced anew. */
const SPOKEN_WORD = 'spoken-word'

/** @param onPart called with each part, and each word in it; what it returns says whether to go on */
export async function readOut(
  what: Readable,
  language: Language,
  onPart: (part: number, word?: Stretch) => boolean,
): Promise<void> {
  const parts =
    what instanceof Element ? sentencesOn(what, language) : what.map((text) => ({ text, rangeOf: null }))
  for (const [part, { text, rangeOf }] of parts.entries()) {
    onPart(part)
    const how = await say(text, language, (word) => {
      if (onPart(part, word) && rangeOf) light(rangeOf(word))
    })
    if (rangeOf) light(null)
    if (!onPart(part) || how === 'stopped') return
  }
}

function light(range: Range | null): void {
  if (!('highlights' in CSS)) return
  if (range) CSS.highlights.set(SPOKEN_WORD, new Highlight(range))
  else CSS.highlights.delete(SPOKEN_WORD)
}
