// An exercise as a study card: the question with what there is to choose from, and on the back the answer with its reason. Text
// alone: formulas stand between dollar signs, as cards have them.
import { type Rational, terminates } from './exact.ts'
import type { Answer, Choice, Exercise } from './exercise.ts'
import { fillSentence, type SentenceWords } from './fill-sentence.ts'
import { linearText, type Signs } from './linear-text.ts'
import { fraction, type Maths, num } from './notation.ts'
import type { Sentence } from './sentence.ts'

export interface CardSides {
  readonly front: string
  readonly back: string
}

interface Reader {
  readonly words: SentenceWords
  /** Of the reader's numbers. */
  readonly signs: Signs
}

/** Characters that fit beside a margin on a phone. */
const LONG = 20
const BULLET = '• '
/** Steps that say the answer once more, or where to look it up. */
const SAID_BEFORE = /^(?:written\/|common\/answer)/
/** Written as they are spoken; everything else is set as a formula. */
const PLAIN: ReadonlySet<Maths['is']> = new Set(['number', 'variable', 'blank', 'sign'])

/** @returns null where a drawing or a passage is needed, which no card of text has */
export function exerciseCard(exercise: Exercise, reader: Reader): CardSides | null {
  const { question, answer, drawing, passage, solution } = exercise
  if (drawing || passage || needsDrawing(answer)) return null
  const say = (sentence: Sentence) => sayWith(sentence, reader)
  const reasons = solution
    .filter((step) => !SAID_BEFORE.test(step.say.key))
    .flatMap(({ say: of, work }) => [say(of), ...(work ? [set(work, reader)] : [])])
  return {
    front: [say(question), ...offered(answer, reader)].join('\n'),
    back: [...rightOf(answer, reader), '', ...reasons].join('\n').trim(),
  }
}

function needsDrawing(answer: Answer): boolean {
  if (answer.kind === 'point') return true
  const shown = answer.kind === 'matching' ? answer.items : 'options' in answer ? answer.options : []
  return shown.some((one) => 'drawing' in one)
}

/** What there is to choose from, a line each. */
function offered(answer: Answer, reader: Reader): string[] {
  switch (answer.kind) {
    case 'choice':
    case 'multi-select':
      return answer.options.map((option) => BULLET + choice(option, reader))
    case 'ordering':
      return answer.items.map((item) => BULLET + mathsOrSentence(item, reader))
    case 'matching':
      return [
        ...answer.items.map((item) => BULLET + choice(item, reader)),
        '',
        ...answer.options.map((option) => BULLET + sayWith(option, reader)),
      ]
    case 'numbers':
      return answer.labels.map((label) => `${sayWith(label, reader)} ?`)
    default:
      return []
  }
}

function rightOf(answer: Answer, reader: Reader): string[] {
  switch (answer.kind) {
    case 'number':
    case 'expression': {
      const right = answer.kind === 'number' ? exact(answer.right) : answer.right
      return [[set(right, reader), answer.unit && sayWith(answer.unit, reader)].filter(Boolean).join(' ')]
    }
    case 'numbers':
      return answer.labels.map((label, index) => {
        const right = answer.right[index]
        return `${sayWith(label, reader)} ${right ? set(exact(right), reader) : ''}`.trim()
      })
    case 'text':
      return [answer.right]
    case 'choice':
      return [answer.options[answer.right]].flatMap((option) => (option ? [choice(option, reader)] : []))
    case 'multi-select':
      return answer.options
        .filter((_, index) => answer.right.includes(index))
        .map((option) => BULLET + choice(option, reader))
    case 'ordering': {
      const items = answer.right.flatMap((index) => {
        const item = answer.items[index]
        return item ? [mathsOrSentence(item, reader)] : []
      })
      if (answer.inLine) return [items.join(reader.words.language === 'zh' ? '' : ' ')]
      return items.map((item, index) => `${index + 1}. ${item}`)
    }
    case 'matching':
      return answer.items.map((item, index) => {
        const option = answer.options[answer.right[index] ?? 0]
        return `${choice(item, reader)} – ${option ? sayWith(option, reader) : ''}`
      })
    case 'point':
      return []
  }
}

const exact = (value: Rational): Maths => (terminates(value) ? num(value) : fraction(value.n, value.d))

const mathsOrSentence = (of: Maths | Sentence, reader: Reader) =>
  'is' in of ? set(of, reader) : sayWith(of, reader)

function choice(of: Choice, reader: Reader): string {
  if ('say' in of) return sayWith(of.say, reader)
  return 'maths' in of ? set(of.maths, reader) : ''
}

function sayWith(sentence: Sentence, reader: Reader): string {
  return fillSentence(sentence, reader.words)
    .map((piece) => (typeof piece === 'string' ? piece : set(piece, reader)))
    .join('')
}

function set(maths: Maths, { signs }: Pick<Reader, 'signs'>): string {
  const text = linearText(maths, signs)
  // No browser breaks a formula: a long one goes on in the next line after its sign.
  if (maths.is === 'relation' && text.length > LONG)
    return `${set(maths.left, { signs })} ${maths.sign} ${set(maths.right, { signs })}`
  return PLAIN.has(maths.is) ? text.replace(/^-/, '−') : `$${text}$`
}
