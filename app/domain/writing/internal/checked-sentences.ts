import { WritingError } from '#app/platform/writing-model.ts'
import type { Language } from '#engine/core/languages.ts'
import { checkClaim } from '#engine/curriculum/solver/check-claim.ts'
import type { Solution } from '#engine/curriculum/solver/solution.ts'
import { contradicts } from './contradicts.ts'
import { isIndecent } from './moderate.ts'

/** Characters: what never ends is cut off, whatever the provider was asked for. */
const LONGEST_ANSWER = 8_000
const SENTENCE = /^[\s\S]*?(?:[.!?。！？]+(?=\s)|[。！？]+|\n+)\s*/u
/** What stands around signs of equality and order: "3/4 + 1/8 = 7/8", "2(x + 3) = 2x + 6". */
const SIDE = String.raw`(?:[\d√π().,+\-−×·*÷/^%²³\s]|(?<!\p{L})[a-z](?!\p{L}))+`
const CLAIM = new RegExp(`${SIDE}(?:[=<>≤≥≠]${SIDE})+`, 'gu')

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
  if (isIndecent(sentence)) throw new WritingError('moderated')
  const isFalse = (claim: string) =>
    checkClaim(claim, language) === 'false' || (solution !== null && contradicts(claim, solution, language))
  if (claimsOf(sentence).some(isFalse)) throw new WritingError('false_claim')
  return sentence.replace(/!?\[([^\]]*)\]\([^)]*\)|<[^>]*>|(?:https?:\/\/|www\.)\S+/g, '$1')
}

function claimsOf(sentence: string): string[] {
  return [...sentence.matchAll(CLAIM)].map(([claim]) => claim.replace(/^[\s.,)]+|[\s.,(]+$/g, ''))
}
