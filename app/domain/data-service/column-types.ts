// The types a column may have on the wire, and the one form each value has in between: text as it came, numbers, booleans,
// moments as milliseconds. What PostgreSQL would not take for its type is refused as it would be (22P02 and its kin).
import { type DataResult, dataRefusal } from './data-refusals.ts'

export type ColumnType = 'text' | 'uuid' | 'boolean' | 'integer' | 'timestamp'

export type Value = string | number | boolean

const TYPE_NAMES: Readonly<Record<ColumnType, string>> = {
  text: 'text',
  uuid: 'uuid',
  boolean: 'boolean',
  integer: 'bigint',
  timestamp: 'timestamp with time zone',
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const MOMENT =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i
const YES = ['true', 't', 'yes', 'y', 'on', '1']
const NO = ['false', 'f', 'no', 'n', 'off', '0']

function taken(value: Value): DataResult<Value> {
  return { ok: true, value }
}

/** A value as it stands in an address or in quotes. */
export function valueFromText(type: ColumnType, text: string): DataResult<Value> {
  // A zero byte or half a surrogate pair has no form in the database.
  if (/[\0\p{Cs}]/u.test(text)) return dataRefusal('22P05', 'unsupported Unicode escape sequence')
  const wrong = (code: '22P02' | '22007') =>
    dataRefusal(code, `invalid input syntax for type ${TYPE_NAMES[type]}: "${text}"`)
  switch (type) {
    case 'text':
      return taken(text)
    case 'uuid': {
      const lower = text.toLowerCase()
      return UUID.test(lower) ? taken(lower) : wrong('22P02')
    }
    case 'boolean': {
      const word = text.trim().toLowerCase()
      return YES.includes(word) ? taken(true) : NO.includes(word) ? taken(false) : wrong('22P02')
    }
    case 'integer': {
      if (!/^\s*[+-]?\d+\s*$/.test(text)) return wrong('22P02')
      const number = Number(text)
      return Number.isSafeInteger(number)
        ? taken(number)
        : dataRefusal('22003', `value "${text}" is out of range for type ${TYPE_NAMES[type]}`)
    }
    case 'timestamp': {
      const moment = parseMoment(text.trim())
      return moment === null ? wrong('22007') : taken(moment)
    }
  }
}

/** A value as it stands in a JSON body; null is the caller's business. */
export function valueFromJson(type: ColumnType, value: unknown): DataResult<Value> {
  if (typeof value === 'string') return valueFromText(type, value)
  if (typeof value === 'number' || typeof value === 'boolean') return valueFromText(type, String(value))
  return dataRefusal('22P02', `invalid input syntax for type ${TYPE_NAMES[type]}: "${JSON.stringify(value)}"`)
}

/** What the client reads; `value` is as drizzle gives it. */
export function valueToJson(type: ColumnType, value: unknown): unknown {
  return type === 'timestamp' && typeof value === 'number' ? new Date(value).toISOString() : value
}

/** ISO 8601, a missing zone taken as UTC; null when there is no such moment. */
function parseMoment(text: string): number | null {
  const parts = MOMENT.exec(text)
  if (!parts) return null
  const [, day = '', time = '00:00', zone = 'Z'] = parts
  const offset = /^([+-]\d{2}):?(\d{2})?$/.exec(zone)
  const moment = Date.parse(`${day}T${time}${offset ? `${offset[1]}:${offset[2] ?? '00'}` : 'Z'}`)
  // The 31st of February is a day of March to Date.parse.
  const exists = new Date(`${day}T00:00:00Z`)
  return Number.isNaN(moment) || Number.isNaN(+exists) || !exists.toISOString().startsWith(day)
    ? null
    : moment
}
