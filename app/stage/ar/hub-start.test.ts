import { expect, test } from 'vitest'
import { noteHubStart, takeHubStart } from './hub-start.ts'

test('a start is told to the page of its game alone, and once', () => {
  noteHubStart('wordWizard')
  expect([takeHubStart('wordWizard'), takeHubStart('wordWizard')]).toEqual([true, false])
  noteHubStart('wordWizard')
  expect([takeHubStart('historyHunt'), takeHubStart('wordWizard')]).toEqual([false, false])
})
