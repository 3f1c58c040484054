import { expect, test } from 'vitest'
import { readPlace } from './read-place.ts'

const choice = {
  ask: '',
  options: ['mark', 'near'].map((id) => ({ id, text: id, reason: '', isAnswer: id === 'mark' })),
}
const SHEETS = [{ choice }, { choice: null }]
const placeAt = (search: string) => readPlace(new URLSearchParams(search), SHEETS)

test('an address without a page is the first', () => {
  expect(placeAt('')).toEqual({ page: 1, choice: null })
})

test('a page and what was chosen on it', () => {
  expect(placeAt('page=1&choice=near')).toEqual({ page: 1, choice: 'near' })
})

test('one page follows the last sheet', () => {
  expect(placeAt('page=3')).toEqual({ page: 3, choice: null })
  expect(placeAt('page=4')).toEqual({ page: 1, choice: null })
})

test.each(['page=0', 'page=-1', 'page=1.5', 'page=x'])('%s is the first page', (search) => {
  expect(placeAt(search).page).toBe(1)
})

test('a choice that the page does not offer is none', () => {
  expect(placeAt('page=2&choice=mark').choice).toBeNull()
  expect(placeAt('page=1&choice=other').choice).toBeNull()
})
