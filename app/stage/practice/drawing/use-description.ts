// What a drawing shows, for somebody who hears it: counts, labels and marks, without naming what is asked for.
import type { Drawing } from '#engine/curriculum/drawing.ts'
import { fillSentence } from '#engine/curriculum/fill-sentence.ts'
import { linearText } from '#engine/curriculum/linear-text.ts'
import type { Maths } from '#engine/curriculum/notation.ts'
import type { Counted, Sentence, Thing } from '#engine/curriculum/sentence.ts'
import { useSigns, useWords } from '../words-context.ts'

/** Empty where nothing but the picture says it. */
export function useDescription(drawing: Drawing): string {
  const words = useWords()
  const signs = useSigns()
  const maths = (of: Maths) => linearText(of, signs)
  const say = (of: Maths | Sentence) =>
    'is' in of
      ? maths(of)
      : fillSentence(of, words)
          .map((piece) => (typeof piece === 'string' ? piece : maths(piece)))
          .join('')
  const noun = (of: Thing | Counted, count: number) =>
    say({ key: 'common/answer', with: { answer: { amount: count, of } } }).replace(/^[^:：]*[:：]\s*/, '')
  return told(drawing)

  function told(of: Drawing): string {
    switch (of.kind) {
      case 'counters':
        return of.groups
          .map(({ thing, count }) =>
            thing in words.nouns
              ? noun(thing as Thing, count)
              : Array.from({ length: count }, () => '●').join(' '),
          )
          .join('; ')
      case 'ten-frames':
        return of.frames.map(({ filled }) => `${filled} / ${of.places}`).join('; ')
      case 'array':
        return `${noun('row', of.rows)}, ${noun('column', of.columns)}`
      case 'fraction-bars':
        return of.bars.map(({ parts, shaded }) => `${noun('part', parts)}, ${shaded.length} ■`).join('; ')
      case 'fraction-circles':
        return of.circles.map((shaded) => `${noun('part', of.parts)}, ${shaded} ■`).join('; ')
      case 'chart':
        return of.rows.map(({ label, count }) => `${say(label)}: ${count}`).join('; ')
      case 'number-line':
        return of.labels.map(({ text }) => maths(text)).join(', ')
      case 'bar-model':
        return of.bars
          .map(
            ({ label, parts }) =>
              `${label ? `${say(label)}: ` : ''}${parts.map(({ text }) => maths(text)).join(', ')}`,
          )
          .join('; ')
      case 'digital-clock':
        return `${of.hour}:${String(of.minute).padStart(2, '0')}`
      case 'money':
        return of.pieces.join(', ')
      case 'side-by-side':
        return of.drawings.map(told).join(' | ')
      default:
        return ''
    }
  }
}
