// Test files share a runtime, whose start costs seconds. Each begins with an empty database, rate limits of its own and the
// real clock.
import { applyD1Migrations } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, vi } from 'vitest'

interface ModuleRunner {
  import(specifier: string): Promise<unknown>
  transport: { invoke: unknown }
}

/** Of all files in this runtime. */
interface Shared {
  /** Vitest's own; the pool reaches the Worker's entry through it. */
  __vitest_mocker__: { moduleRunner: ModuleRunner }
  /** How modules were fetched in the first file. */
  firstInvoke?: unknown
  isProxyPatched?: true
  /** The namespace itself, below what the last file saw. */
  rateLimits?: typeof env.RATE_LIMIT
}

const shared = globalThis as unknown as Shared

/**
 * For each request and each Durable Object the pool wraps the prototype of its own class in one more Proxy, so that reading a
 * method takes as long as there were instances: over all files a third more CPU with the next rule (vitest-plugin 1.4.10). A
 * prototype that is wrapped stays as it is.
 */
function wrapPrototypesOnce(): void {
  if (shared.isProxyPatched) return
  shared.isProxyPatched = true
  const wrapped = new WeakSet<object>()
  globalThis.Proxy = new Proxy(Proxy, {
    construct(target, [of, handler]: [object, ProxyHandler<object>]) {
      if (wrapped.has(of)) return of
      const proxy: object = Reflect.construct(target, [of, handler])
      if (Object.hasOwn(of, 'constructor') && String(handler.get).includes('getUnknownPrototypeKey'))
        wrapped.add(proxy)
      return proxy
    },
  })
}

/**
 * The pool imports the Worker's entry anew for each request and each call of a Durable Object, which asks Vite whether it
 * changed, and wraps that question once more for each file that shares the runtime. So the question is asked once, and the
 * wrapping undone.
 */
function keepEntry({ moduleRunner }: Shared['__vitest_mocker__']): void {
  const { transport } = moduleRunner
  if (shared.firstInvoke) {
    transport.invoke = shared.firstInvoke
    return
  }
  shared.firstInvoke = transport.invoke
  const imported = new Map<string, Promise<unknown>>()
  const load = moduleRunner.import.bind(moduleRunner)
  moduleRunner.import = (specifier) => {
    if (!specifier.endsWith('/tests/workerd/main.ts')) return load(specifier)
    const module = imported.get(specifier) ?? load(specifier)
    imported.set(specifier, module)
    return module
  }
}

/** Gives this file limits of its own, by the names of their objects: after one that moved the clock ahead they would refuse. */
function ownRateLimits(file: string): void {
  shared.rateLimits ??= env.RATE_LIMIT
  env.RATE_LIMIT = new Proxy(shared.rateLimits, {
    get(limits, key) {
      if (key === 'idFromName') return (name: string) => limits.idFromName(`${file} ${name}`)
      const value: unknown = Reflect.get(limits, key)
      return typeof value === 'function' && key !== 'constructor' ? value.bind(limits) : value
    },
  })
}

async function emptyDatabase(): Promise<void> {
  const tables = await env.DB.prepare(
    "select name from sqlite_master where type = 'table' and name not like 'd1!_%' escape '!' and name not like '!_%' escape '!' and name not like 'sqlite!_%' escape '!'",
  ).all<{ name: string }>()
  if (tables.results.length === 0) return applyD1Migrations(env.DB, env.TEST_MIGRATIONS)
  // The rows that came with the migrations stay.
  const emptied = tables.results.filter(({ name }) => name !== 'ar_games')
  await env.DB.batch([
    env.DB.prepare('pragma defer_foreign_keys = on'),
    ...emptied.map(({ name }) => env.DB.prepare(`delete from "${name}"`)),
  ])
}

wrapPrototypesOnce()
keepEntry(shared.__vitest_mocker__)
ownRateLimits(expect.getState().testPath ?? '')
vi.useRealTimers()
await emptyDatabase()
