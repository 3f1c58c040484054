import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { outgoingMessages } from '#app/domain/messages/messages.schema.ts'
import { queueMessage } from '#app/domain/messages/queue-message.server.ts'
import { readOutbox } from '#app/domain/messages/read-outbox.server.ts'
import { openRounds } from '#app/domain/play/play.schema.ts'
import { BASE_LOCALE } from '#app/i18n/locales.ts'
import { TEST_CONFIG } from '#tests/factories/config.ts'
import type { Env } from './env.ts'
import { loadContext } from './load-context.ts'
import { createLog } from './log.ts'
import { EVERY_MINUTE, EVERY_NIGHT, scheduled } from './scheduled.ts'

const DAY_MS = 86_400_000
const BINDINGS: Env = { ...env, SIGNING_KEYS: JSON.stringify(TEST_CONFIG.signingKeys) }

let lines: Record<string, unknown>[]
const ctx = loadContext(BINDINGS, {
  log: createLog({}),
  caller: { address: '', network: '', userAgent: '', locale: BASE_LOCALE, timeZone: null },
  origin: 'http://sparkbook.test',
  identify: null,
  waitUntil: () => {},
})

beforeEach(async () => {
  lines = []
  const keep = (line: unknown) => {
    lines.push(JSON.parse(String(line)))
  }
  vi.spyOn(console, 'log').mockImplementation(keep)
  vi.spyOn(console, 'error').mockImplementation(keep)
  await ctx.db.batch([ctx.db.delete(outgoingMessages), ctx.db.delete(openRounds)])
})
afterEach(() => vi.restoreAllMocks())

async function queueMail(): Promise<void> {
  const { statement } = await queueMessage(
    ctx,
    {
      channel: 'email',
      recipient: 'ana@example.com',
      kind: 'magic_link',
      locale: 'en',
      params: { code: '042137' },
    },
    { decoy: false },
  )
  await statement
}

async function openOldRound(): Promise<void> {
  await env.DB.prepare("insert into open_rounds values ('old', 'g', 'a', 'mathMaster', 1, '{}', ?)")
    .bind(Date.now() - 15 * DAY_MS)
    .run()
}

const run = (cron: string, bindings = BINDINGS) => scheduled({ cron }, bindings, createExecutionContext())

describe('every minute', () => {
  it('mail leaves that a killed server left behind', async () => {
    await queueMail()
    await run(EVERY_MINUTE)
    const [kept] = await readOutbox(ctx, 'ana@example.com')
    expect(kept?.deliveredAt).toEqual(expect.any(Number))
    expect(lines).toEqual([
      expect.objectContaining({ message: 'job done', job: 'deliver messages', count: 1 }),
    ])
  })

  it('nothing is said when there was nothing to do', async () => {
    await run(EVERY_MINUTE)
    expect(lines).toEqual([])
  })
})

describe('every night', () => {
  it('old rounds and old messages are forgotten', async () => {
    await openOldRound()
    await queueMail()
    await ctx.db.update(outgoingMessages).set({ createdAt: Date.now() - 4 * DAY_MS })
    await run(EVERY_NIGHT)
    expect(lines).toContainEqual(
      expect.objectContaining({ message: 'job done', job: 'delete old rounds', count: 1 }),
    )
    expect(lines).toContainEqual(
      expect.objectContaining({ message: 'job done', job: 'delete old messages', count: 1 }),
    )
  })

  it('a job that fails is logged, takes no other with it, and the run counts as failed', async () => {
    await queueMail()
    await ctx.db.update(outgoingMessages).set({ createdAt: Date.now() - 4 * DAY_MS })
    const withoutRounds = new Proxy(env.DB, {
      get(database, name) {
        const value: unknown = Reflect.get(database, name)
        if (typeof value !== 'function') return value
        return (...args: unknown[]) => {
          if (name === 'prepare' && String(args[0]).includes('"open_rounds"'))
            throw new Error('D1_ERROR: storage is unreachable')
          return value.apply(database, args)
        }
      },
    })
    await expect(run(EVERY_NIGHT, { ...BINDINGS, DB: withoutRounds })).rejects.toThrow('1 jobs failed')
    expect(lines).toEqual([
      expect.objectContaining({ level: 'error', message: 'job failed', job: 'delete old rounds' }),
      expect.objectContaining({ level: 'info', message: 'job done', job: 'delete old messages', count: 1 }),
    ])
  })
})

describe('at any other time', () => {
  it('nothing is planned, and the platform hears of it', async () => {
    await expect(run('0 0 1 1 *')).rejects.toThrow('nothing is planned')
  })
})
