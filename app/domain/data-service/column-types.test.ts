import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ColumnType, valueFromJson, valueFromText, valueToJson } from './column-types.ts'

describe('values of a JSON body', () => {
  it.each([
    ['text', 'Ana', 'Ana'],
    ['text', 5, '5'],
    ['text', true, 'true'],
    ['uuid', '0000AAAA-0000-4000-8000-00000000000A', '0000aaaa-0000-4000-8000-00000000000a'],
    ['boolean', true, true],
    ['boolean', false, false],
    ['boolean', 'f', false],
    ['boolean', 'on', true],
    ['boolean', 1, true],
    ['integer', 7, 7],
    ['integer', '-7', -7],
    ['timestamp', '2026-03-01T10:00:00.123456Z', Date.UTC(2026, 2, 1, 10, 0, 0, 123)],
    ['timestamp', '2026-03-01 10:00:00+02', Date.UTC(2026, 2, 1, 8)],
    ['timestamp', '2026-03-01T10:00-0530', Date.UTC(2026, 2, 1, 15, 30)],
  ] as const)('%s %j is %j', (type, given, value) => {
    expect(valueFromJson(type, given)).toEqual({ ok: true, value })
  })

  it.each([
    ['text', {}, '22P02'],
    ['text', ['a'], '22P02'],
    ['text', 'a\0b', '22P05'],
    ['text', '\ud800', '22P05'],
    ['uuid', 'ana', '22P02'],
    ['uuid', 5, '22P02'],
    ['boolean', 2, '22P02'],
    ['boolean', '', '22P02'],
    ['boolean', {}, '22P02'],
    ['integer', 1.5, '22P02'],
    ['integer', true, '22P02'],
    ['integer', 1e300, '22P02'],
    ['integer', 1e16, '22003'],
    ['timestamp', 0, '22007'],
    ['timestamp', 'now', '22007'],
    ['timestamp', '2026-13-01', '22007'],
    ['timestamp', '2026-03-01T25:00:00Z', '22007'],
  ] as const)('%s does not take %j: %s', (type, given, code) => {
    expect(valueFromJson(type, given)).toMatchObject({ ok: false, code })
  })
})

describe('whatever comes', () => {
  const types = fc.constantFrom<ColumnType>('text', 'uuid', 'boolean', 'integer', 'timestamp')

  it('is a value of the type or a refusal', () => {
    const kinds = {
      text: 'string',
      uuid: 'string',
      boolean: 'boolean',
      integer: 'number',
      timestamp: 'number',
    }
    fc.assert(
      fc.property(types, fc.jsonValue(), (type, given) => {
        const read = valueFromJson(type, given)
        if (read.ok) expect(typeof read.value).toBe(kinds[type])
        else expect(read.code).toMatch(/^22/)
      }),
    )
  })

  it('comes back from the wire as it went', () => {
    fc.assert(
      fc.property(fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('9999-12-31') }), (date) => {
        const text = String(valueToJson('timestamp', date.getTime()))
        expect(valueFromText('timestamp', text)).toEqual({ ok: true, value: date.getTime() })
      }),
    )
  })
})
