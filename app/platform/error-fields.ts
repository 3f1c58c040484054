import type { LogFields } from './context.ts'

/**
 * An error as log fields, its cause included: name, code, and a message without values. What people type, their addresses
 * and tokens stand in messages of databases, parsers and services: they never reach a log.
 */
export function errorFields(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: `a thrown ${typeof error}` }
  const cause = error.cause instanceof Error ? summaryOf(error.cause) : undefined
  return { error: summaryOf(error), ...(cause === undefined ? {} : { cause }), stack: framesOf(error) }
}

function summaryOf(error: Error): string {
  const code = 'code' in error && /^\w{1,40}$/.test(String(error.code)) ? ` (${error.code})` : ''
  return `${error.name}${code}: ${withoutValues(error.message)}`
}

/** drizzle's message ends in all parameters; of the statement its kind and table are enough. */
const QUERY = /^Failed query:\s*(\w+)(?:[\s\S]*?\b(?:from|into|update)\s+"(\w+)")?/
const CONSTRAINT = /\w+ constraint failed(?:: \w+\.\w+(?:, \w+\.\w+)*)?/
const SQLITE_CODE = /SQLITE_\w+/

function withoutValues(message: string): string {
  const query = QUERY.exec(message)
  if (query) return `failed query: ${query[1]}${query[2] === undefined ? '' : ` ${query[2]}`}`
  if (/D1_|SQLITE_/.test(message))
    return ['database', CONSTRAINT.exec(message)?.[0], SQLITE_CODE.exec(message)?.[0]]
      .filter(Boolean)
      .join(' ')
  return message
    .replace(/(https?:\/\/[^\s/?#'"]*@?[^\s/?#'"]*)[^\s'"]*/g, '$1')
    .replace(/(["'`“‘«])[\s\S]*?(?:["'`”’»]|$)/g, '$1…$1')
    .replace(/\S*(?:@|%40)\S*/g, '…')
    .replace(/\+?\d[\d ()-]{5,}\d/g, '…')
    .replace(/[\w.~+/=-]{24,}/g, (word) => (/^[a-z/.]+$/i.test(word) ? word : '…'))
}

/** Where it was thrown: the stack without the message it begins with. */
function framesOf({ stack }: Error): string | undefined {
  return stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
}
