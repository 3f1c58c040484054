import { describe, expect, it } from 'vitest'
import { type ClockMessage, type Countdown, parseClockMessage } from './clock-messages.ts'

const pass: Countdown = { id: 'pass:pro', kind: 'pass', name: 'pro', endsAt: 2_000 }

describe('messages of the clock', () => {
  it.each<ClockMessage>([
    { type: 'sync', now: 1_000, countdowns: [] },
    { type: 'sync', now: 1_000, countdowns: [pass, { ...pass, id: 'x', kind: 'ar-session' }] },
    { type: 'start', now: 1_000, countdown: pass },
    { type: 'end', now: 1_000, id: 'pass:pro' },
  ])('%j is read as it was sent', (message) => {
    expect(parseClockMessage(JSON.stringify(message))).toEqual(message)
  })

  it.each([
    'sync',
    'null',
    '[]',
    '{}',
    '{"type":"sync","countdowns":[]}',
    '{"type":"sync","now":"1","countdowns":[]}',
    '{"type":"sync","now":1,"countdowns":{}}',
    '{"type":"sync","now":1,"countdowns":[null]}',
    '{"type":"sync","now":1,"countdowns":[{"id":"a","kind":"cake","name":"b","endsAt":1}]}',
    '{"type":"start","now":1}',
    '{"type":"start","now":1,"countdown":{"id":"a","kind":"pass","name":"b","endsAt":null}}',
    '{"type":"end","now":1,"id":7}',
    '{"type":"cake","now":1}',
  ])('%s is none', (text) => {
    expect(parseClockMessage(text)).toBeNull()
  })
})
