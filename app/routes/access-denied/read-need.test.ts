import { expect, it } from 'vitest'
import { readNeed } from './read-need.ts'

it.each([
  ['basic', { kind: 'plan', tier: 'basic' }],
  ['premium', { kind: 'plan', tier: 'premium' }],
  ['enterprise', { kind: 'plan', tier: 'enterprise' }],
  ['worksheet-uploads', { kind: 'plan', tier: 'basic' }],
  ['all-ar-games', { kind: 'plan', tier: 'premium' }],
  ['teacher', { kind: 'role', role: 'teacher' }],
  ['parent', { kind: 'role', role: 'parent' }],
  ['student', { kind: 'role', role: 'student' }],
  ['free', { kind: 'unknown' }],
  ['<b>', { kind: 'unknown' }],
  [null, { kind: 'unknown' }],
])('%s', (needs, need) => {
  expect(readNeed(needs)).toEqual(need)
})
