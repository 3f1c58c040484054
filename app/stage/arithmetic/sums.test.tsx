import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Sums } from './sums.tsx'

const keptIn = (text: string) => {
  const markup = renderToStaticMarkup(<Sums text={text} />)
  expect(markup.replaceAll(/<[^>]*>/g, '')).toBe(text)
  return [...markup.matchAll(/<span class="sum">(.*?)<\/span>/g)].map(([, sum]) => sum)
}

test('each sum of a text stays on a line, with the marks around it', () => {
  expect(keptIn('La anterior: 9 + 2 = 11 (9 + 1 = 10, luego + 1)')).toEqual([
    '9 + 2 = 11',
    '(9 + 1 = 10,',
    '+ 1)',
  ])
  expect(keptIn('上一题：1,250 − 8 = 1,242（50 − 8 = 42）。')).toEqual([
    '1,250 − 8 = 1,242',
    '（50 − 8 = 42）。',
  ])
  expect(keptIn('7 × 8 = ?')).toEqual(['7 × 8 = ?'])
})

test('a number or a dash alone is no sum', () => {
  expect(keptIn('Count on 3 from 10. Level 2 - well done')).toEqual([])
})
