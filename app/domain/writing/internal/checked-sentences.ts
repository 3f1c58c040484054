import { WritingError } from '#app/platform/writing-model.ts'
import { isIndecent } from './moderate.ts'

/** Characters: what never ends is cut off, whatever the provider was asked for. */
const LONGEST_ANSWER = 8_000
const SENTENCE = /^[\s\S]*?(?:[.!?。！？]+(?=\s)|[。！？]+|\n+)\s*/u

/**
 * A model's answer, sentence by sentence, each looked at before it is passed on.
 * @throws WritingError moderated, from the first sentence on that is none for a school notebook
 */
export async function* checkedSentences(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  let length = 0
  for await (const piece of pieces) {
    length += piece.length
    if (length > LONGEST_ANSWER) throw new WritingError('nonsense')
    rest += piece
    for (let found = SENTENCE.exec(rest); found; found = SENTENCE.exec(rest)) {
      rest = rest.slice(found[0].length)
      yield checked(found[0])
    }
  }
  if (rest !== '') yield checked(rest)
}

function checked(sentence: string): string {
  if (isIndecent(sentence)) throw new WritingError('moderated')
  return sentence.replace(/!?\[([^\]]*)\]\([^)]*\)|<[^>]*>|(?:https?:\/\/|www\.)\S+/g, '$1')
}
