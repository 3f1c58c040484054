import { expect, test } from 'vitest'
import { arrivedKilobytes, type ReceivedFile } from './arrived-kilobytes.ts'

const SINCE = 500
const file = (name: string, encodedBodySize: number, startTime = SINCE): ReceivedFile => ({
  name: `https://sparkbook.test/assets/${name}`,
  startTime,
  encodedBodySize,
})

test('what has arrived is the sum of the scripts that were asked for', () => {
  const three = file('three-abc.js', 150_400)
  expect(arrivedKilobytes([], SINCE, 207)).toBe(0)
  expect(arrivedKilobytes([three], SINCE, 207)).toBe(150)
  expect(arrivedKilobytes([three, file('desk-view-abc.js', 20_000)], SINCE, 207)).toBe(170)
})

test('pictures, words, earlier scripts and the same one again are no part of it', () => {
  const files = [
    file('three-abc.js', 150_000),
    file('three-abc.js', 150_000),
    file('earlier.js', 40_000, SINCE - 1),
    file('sprite.svg', 30_000),
    file('words.json', 9_000),
  ]
  expect(arrivedKilobytes(files, SINCE, 207)).toBe(150)
})

test('other scripts of the page make it no more than there is', () => {
  expect(arrivedKilobytes([file('three-abc.js', 150_000), file('other.js', 90_000)], SINCE, 207)).toBe(207)
})
