// A sentence around its word: what stands before it, the word as it is written there, and what comes after.

export interface SplitSentence {
  readonly before: string
  readonly word: string
  readonly after: string
}

/** Finds the word as a whole one; where spaces part no words, wherever it stands. */
export function splitSentence(sentence: string, word: string): SplitSentence {
  const spaced = !/\p{Script=Han}/u.test(word)
  const pattern = new RegExp(spaced ? `(?<!\\p{L})${word}(?!\\p{L})` : word, 'iu')
  const found = pattern.exec(sentence)
  if (!found) return { before: sentence, word: '', after: '' }
  const end = found.index + found[0].length
  return { before: sentence.slice(0, found.index), word: found[0], after: sentence.slice(end) }
}
