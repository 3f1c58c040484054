import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { EVERY_MINUTE, EVERY_NIGHT } from './scheduled.ts'

it('the platform calls at exactly the times that have jobs', () => {
  const crons = /crons = \[([^\]]*)\]/.exec(readFileSync('wrangler.toml', 'utf8'))?.[1] ?? ''
  expect([...crons.matchAll(/"([^"]+)"/g)].map(([, cron]) => cron)).toEqual([EVERY_MINUTE, EVERY_NIGHT])
})
