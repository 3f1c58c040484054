import { expect, test } from 'vitest'
import { createWordsLoader } from './load-words.ts'

const WORDS = { levels: ['One'], items: {} }
const ADDRESSES = {
  '../words/en/high.json': '/assets/high-1.json',
  '../words/fr/high.json': '/assets/high-2.json',
}

function loaderAnswering(...answers: (Response | Error)[]) {
  const asked: string[] = []
  const load = createWordsLoader(ADDRESSES, async (address) => {
    asked.push(String(address))
    const answer = answers.shift()
    if (answer instanceof Response) return answer
    throw answer ?? new Error('asked too often')
  })
  return { load, asked }
}

test('the words of a language and band are fetched once', async () => {
  const { load, asked } = loaderAnswering(Response.json(WORDS))
  expect(await load('fr', 'high')).toEqual(WORDS)
  expect(await load('fr', 'high')).toEqual(WORDS)
  expect(asked).toEqual(['/assets/high-2.json'])
})

test.each([
  ['no connection', new TypeError('failed to fetch')],
  ['an answer that is none', new Response('gone', { status: 404 })],
])('after %s they can be asked for again', async (_name, failure) => {
  const { load, asked } = loaderAnswering(failure, Response.json(WORDS))
  await expect(load('en', 'high')).rejects.toThrow()
  expect(await load('en', 'high')).toEqual(WORDS)
  expect(asked).toHaveLength(2)
})

test('words that nobody wrote are refused without asking', async () => {
  const { load, asked } = loaderAnswering()
  await expect(load('en', 'middle')).rejects.toThrow('no words for middle in en')
  expect(asked).toEqual([])
})
