// env -> AppContext: from here on nothing knows it runs on Cloudflare.
import { randomInt } from 'node:crypto'
import { base64url } from 'jose'
import { openDatabase } from '#app/db/database.ts'
import { prepareNotice } from '#app/domain/accounts/prepare-notice.server.ts'
import { type Actor, identityOf, SYSTEM } from '#app/platform/actor.ts'
import type { AppContext, Caller, Clocks, Limiter, Log } from '#app/platform/context.ts'
import { createBreachedPasswords } from './breached-passwords.ts'
import { readConfig } from './config.ts'
import type { Env } from './env.ts'
import { createLibrary } from './library.ts'
import { createMessenger } from './messenger/messenger.ts'
import { createPayments } from './payments/create-payments.ts'
import { createCaptcha } from './turnstile.ts'
import { createWritingModel } from './writing/create-writing-model.ts'

/** The part of one call that is not in the settings. */
export interface Call {
  log: Log
  caller: Caller
  /** Of the address asked for; the site's own where the settings do not name one. */
  origin: string
  /** Who makes the call; null: a job. */
  identify: ((ctx: AppContext) => Promise<Actor>) | null
  waitUntil(work: Promise<unknown>): void
}

function createLimiter(env: Env): Limiter {
  return {
    take: (subject, limit, windowMs, burst = limit) =>
      env.RATE_LIMIT.get(env.RATE_LIMIT.idFromName(subject)).take(limit, windowMs, burst),
  }
}

function createClocks(env: Env): Clocks {
  const clockOf = (userId: string) => env.USER_CLOCK.get(env.USER_CLOCK.idFromName(userId))
  return {
    track: (userId, countdown) => clockOf(userId).track(userId, countdown),
    drop: (userId, countdownId) => clockOf(userId).drop(countdownId),
    closeEnded: (userId) => clockOf(userId).closeEnded(),
  }
}

/** @throws ZodError when the deployment's settings are wrong */
export function loadContext(env: Env, { log, caller, origin, identify, waitUntil }: Call): AppContext {
  const config = readConfig(env)
  const identity = identify === null ? SYSTEM : identityOf(() => identify(ctx))
  const ctx: AppContext = {
    db: openDatabase(env.DB, identity.forgetReads),
    config: { ...config, siteUrl: config.siteUrl ?? origin },
    limiter: createLimiter(env),
    log,
    caller,
    identity,
    prepareNotice,
    messenger: createMessenger(env),
    breachedPasswords: createBreachedPasswords(env, log),
    captcha: createCaptcha(env),
    clocks: createClocks(env),
    payments: createPayments(env),
    writingModel: createWritingModel(env),
    library: createLibrary(env, log),
    fetch: (input, init) => fetch(input, init),
    waitUntil,
    now: () => Date.now(),
    newId: () => crypto.randomUUID(),
    newSeed: () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
    newSecret: () => base64url.encode(crypto.getRandomValues(new Uint8Array(32))),
    newCode: () => String(randomInt(1_000_000)).padStart(6, '0'),
  }
  return ctx
}
