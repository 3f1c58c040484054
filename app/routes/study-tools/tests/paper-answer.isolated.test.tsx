// A printed test can be answered: what is to be picked from stands on the paper.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WordsContext } from '#app/stage/practice/words-context.ts'
import type { Answer } from '#engine/curriculum/exercise.ts'
import { PaperAnswer } from './paper-answer.tsx'

const sentences = { quiz: { paris: 'Paris', lima: 'Lima', peru: 'Peru', left: 'left over' } }
const say = (name: string) => ({ say: { key: `quiz/${name}` } })

function onPaper(answer: Answer): string {
  const words = { language: 'en' as const, sentences, nouns: {}, people: [] }
  return renderToStaticMarkup(
    <WordsContext.Provider value={words}>
      <PaperAnswer answer={answer} />
    </WordsContext.Provider>,
  )
}

test('options, parts, pairs and labels are printed, the right one unmarked', () => {
  const options = [say('paris'), say('lima')]
  const choice = onPaper({ kind: 'choice', options, right: 0, wrong: [] })
  expect(choice.match(/<li>.*?<\/li>/g)).toHaveLength(2)
  expect(choice).toMatch(/Paris.*Lima/)
  expect(onPaper({ kind: 'choice', options, right: 1, wrong: [] })).toBe(choice)
  expect(onPaper({ kind: 'multi-select', options, right: [1], wrong: [] })).toBe(choice)
  const items = options.map((option) => option.say)
  expect(onPaper({ kind: 'ordering', items, right: [1, 0], wrong: [] })).toMatch(/Paris.*Lima/)
  const pairs = onPaper({ kind: 'matching', items: [say('peru')], options: items, right: [1], wrong: [] })
  expect(pairs).toMatch(/Peru.*Paris.*Lima/)
  expect(onPaper({ kind: 'numbers', labels: [say('left').say], right: [], wrong: [] })).toContain('left over')
  expect(onPaper({ kind: 'text', right: 'Paris', also: [], watch: [], wrong: [] })).toContain(
    'class="to-write"',
  )
})
