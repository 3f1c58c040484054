// Structured logs: one JSON object a line, each with the request's id. No address, no cookie, no query string.
import type { Log, LogFields } from '#app/platform/context.ts'

function write(level: 'info' | 'error', message: string, fields: LogFields): void {
  const line = JSON.stringify({ level, message, ...fields })
  if (level === 'error') console.error(line)
  else console.log(line)
}

export function createLog(always: LogFields): Log {
  return {
    info: (message, fields) => write('info', message, { ...always, ...fields }),
    error: (message, fields) => write('error', message, { ...always, ...fields }),
  }
}
