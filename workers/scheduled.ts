// What happens by itself. Every minute: mail and SMS that did not leave at once. Every night: what no longer needs
// keeping is forgotten. Each job on its own: one that fails takes none of the others with it.

import { sweepEnded } from '#app/domain/access/sweep-ended.server.ts'
import { forgetOldAccessCodes } from '#app/domain/access-codes/forget-old-access-codes.server.ts'
import { forgetOldAccountsData } from '#app/domain/accounts/forget-old-accounts-data.server.ts'
import { sweepArSessions } from '#app/domain/ar/sweep-ar-sessions.server.ts'
import { forgetOldEvents } from '#app/domain/billing/forget-old-events.server.ts'
import { reconcilePayments } from '#app/domain/billing/reconcile-payments.server.ts'
import { remindTrials } from '#app/domain/billing/remind-trials.server.ts'
import { forgetOldConsents } from '#app/domain/consent/forget-old-consents.server.ts'
import { forgetOldContacts } from '#app/domain/contact/forget-old-contacts.server.ts'
import { forgetOldLinks } from '#app/domain/guardians/forget-old-links.server.ts'
import { remindGuardians } from '#app/domain/guardians/remind-guardians.server.ts'
import { forgetOldHomework } from '#app/domain/homework/forget-old-homework.server.ts'
import { deliverMessages } from '#app/domain/messages/deliver-messages.server.ts'
import { forgetOldMessages } from '#app/domain/messages/forget-old-messages.server.ts'
import { forgetUnconfirmed } from '#app/domain/newsletter/forget-unconfirmed.server.ts'
import { forgetOldRounds } from '#app/domain/play/forget-old-rounds.server.ts'
import { forgetOldPractice } from '#app/domain/practice/forget-old-practice.server.ts'
import { eraseUnconfirmed } from '#app/domain/privacy/erase-unconfirmed.server.ts'
import { forgetOldProgress } from '#app/domain/progress/forget-old-progress.server.ts'
import { forgetOldWritings } from '#app/domain/writing/forget-old-writings.server.ts'
import { BASE_LOCALE } from '#app/i18n/locales.ts'
import type { AppContext } from '#app/platform/context.ts'
import { errorFields } from '#app/platform/error-fields.ts'
import type { Env } from './env.ts'
import { loadContext } from './load-context.ts'
import { createLog } from './log.ts'

/** As in wrangler.toml. */
export const EVERY_MINUTE = '* * * * *'
export const EVERY_NIGHT = '17 3 * * *'

interface Job {
  /** Names the job in the log. */
  name: string
  /** Answers how many things it dealt with. */
  run(ctx: AppContext): Promise<number>
}

const JOBS: Readonly<Record<string, readonly Job[]>> = {
  [EVERY_MINUTE]: [
    { name: 'remind trials', run: remindTrials },
    { name: 'deliver messages', run: deliverMessages },
    { name: 'reconcile payments', run: reconcilePayments },
    { name: 'sweep ended entitlements', run: sweepEnded },
    { name: 'close expired AR sessions', run: sweepArSessions },
  ],
  [EVERY_NIGHT]: [
    { name: 'delete old rounds', run: forgetOldRounds },
    { name: 'delete old practice', run: forgetOldPractice },
    { name: 'delete old progress', run: forgetOldProgress },
    { name: 'delete old texts', run: forgetOldWritings },
    { name: 'delete old homework questions', run: forgetOldHomework },
    { name: 'delete old messages', run: forgetOldMessages },
    { name: 'delete unconfirmed newsletter addresses', run: forgetUnconfirmed },
    { name: 'delete old contact messages', run: forgetOldContacts },
    { name: 'remind guardians', run: remindGuardians },
    { name: 'erase unconfirmed accounts', run: eraseUnconfirmed },
    { name: 'delete old consents', run: forgetOldConsents },
    { name: 'delete old guardian links and codes', run: forgetOldLinks },
    { name: 'delete old access codes', run: forgetOldAccessCodes },
    { name: 'delete old payment events', run: forgetOldEvents },
    { name: 'delete expired account data', run: forgetOldAccountsData },
  ],
}

/** @throws for a time nobody planned, and when a job failed, after all have had their turn: the platform counts it */
export async function scheduled(
  { cron }: Pick<ScheduledController, 'cron'>,
  env: Env,
  execution: Pick<ExecutionContext, 'waitUntil'>,
): Promise<void> {
  const log = createLog({ cron })
  const ctx = loadContext(env, {
    log,
    caller: { address: '', network: '', userAgent: '', locale: BASE_LOCALE, timeZone: null },
    origin: '',
    identify: null,
    waitUntil: (work) => execution.waitUntil(work),
  })
  const jobs = JOBS[cron]
  if (!jobs) throw new Error(`nothing is planned for "${cron}"`)
  const failures: unknown[] = []
  for (const { name, run } of jobs) {
    try {
      const count = await run(ctx)
      if (count > 0) log.info('job done', { job: name, count })
    } catch (error) {
      failures.push(error)
      log.error('job failed', { job: name, ...errorFields(error) })
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} jobs failed`)
}
