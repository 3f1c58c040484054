import { WritingError } from '#app/platform/writing-model.ts'
import type { Language } from '#engine/core/languages.ts'
import { checkClaim } from '#engine/curriculum/solver/check-claim.ts'
import type { Solution } from '#engine/curriculum/solver/solution.ts'
import { claimsIn } from './claims-in.ts'
import { contradictsSolution } from './contradicts-solution.ts'
import { isIndecent } from './moderate.ts'

/** Characters: what never ends is cut off, whatever the provider was asked for. */
const LONGEST_ANSWER = 8_000
/** A line that ends or goes on with a sign is one calculation with the next. */
const SENTENCE =
  /^[\s\S]*?(?:[.!?。！？]+(?=\s)|[。！？]+|(?<![=<>≤≥≠+\-−×·*÷/]\s*)\n+(?=\s*[^\s=<>≤≥≠+−×·*÷/]))\s*/u

/**
 * A model's answer, sentence by sentence, each looked at before it is passed on.
 * @param solution of the problem it is about, which none of its equations may contradict; null: it is about none
 * @throws WritingError moderated, from the first sentence on that is none for a school notebook; false_claim, from the first
 * calculation on that is wrong: what follows from it is wrong as well
 */
export async function* checkedSentences(
  pieces: AsyncIterable<string>,
  language: Language,
  solution: Solution | null = null,
): AsyncGenerator<string> {
  let rest = ''
  let length = 0
  for await (const piece of pieces) {
    length += piece.length
    if (length > LONGEST_ANSWER) throw new WritingError('nonsense')
    rest += piece
    for (let found = SENTENCE.exec(rest); found; found = SENTENCE.exec(rest)) {
      rest = rest.slice(found[0].length)
      yield checked(found[0], language, solution)
    }
  }
  if (rest !== '') yield checked(rest, language, solution)
}

function checked(sentence: string, language: Language, solution: Solution | null): string {
  const shown = sentence.replace(/!?\[([^\]]*)\]\([^)]*\)|<[^>]*>|(?:https?:\/\/|www\.)\S+/g, '$1')
  if (isIndecent(sentence) || isIndecent(shown)) throw new WritingError('moderated')
  const isFalse = (claim: string) =>
    checkClaim(claim, language) === 'false' ||
    (solution !== null && contradictsSolution(claim, solution, language))
  if (claimsIn(shown).some(isFalse)) throw new WritingError('false_claim')
  return shown
}
