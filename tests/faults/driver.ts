// A seeded run of everything that can happen, in any order. The same seed makes the same run, step by step, and each step
// says what it did: what fails once can be looked at again.
import type { Buyer } from '#app/domain/billing/billing.types.ts'
import { cancelSubscription } from '#app/domain/billing/cancel-subscription.server.ts'
import { claimGuestPurchases } from '#app/domain/billing/claim-guest-purchases.server.ts'
import { reconcilePayments } from '#app/domain/billing/reconcile-payments.server.ts'
import { startTrial } from '#app/domain/billing/start-trial.server.ts'
import { switchPlan } from '#app/domain/billing/switch-plan.server.ts'
import { ADD_ONS, PASS_LEVELS } from '#app/domain/catalogue/one-time-items.ts'
import { claimReward } from '#app/domain/referrals/claim-reward.server.ts'
import { rewards } from '#app/domain/referrals/referrals.schema.ts'
import { PaymentsUnavailable, type ProviderEvent } from '#app/platform/payments.ts'
import { drawInt, type RandomState, seedRandom } from '#engine/core/random.ts'
import type { Person } from '#tests/factories/people.ts'
import { checkHealed, checkStep, type PaidUntil } from './invariants.ts'
import { paymentsOf } from './payments-of.ts'
import { DAY, Fault, HOUR, type World } from './world.ts'

const ITEMS = [...PASS_LEVELS.map((level) => `${level}-access`), ...ADD_ONS]
const TIERS = ['basic', 'premium'] as const
const INTERVALS = ['month', 'year'] as const

interface Run {
  world: World
  int(min: number, max: number): number
  pick<Item>(items: readonly Item[]): Item | undefined
  chance(percent: number): boolean
  /** Events on their way: late, lost, twice or in any order. */
  events: ProviderEvent[]
  /** What goes on beside the next steps. */
  background: Promise<unknown>[]
  releases: (() => void)[]
}

type Step = (run: Run) => Promise<string> | string

/** What a step may meet: our own faults and a provider that does not answer. Anything else is a bug and passes. */
async function forgiving(work: Promise<unknown>): Promise<void> {
  try {
    await work
  } catch (error) {
    if (!(error instanceof Fault || error instanceof PaymentsUnavailable)) throw error
  }
}

/** Something the model does not allow now is a step that does nothing. */
function attempt(work: () => void): string {
  try {
    work()
    return 'done'
  } catch (error) {
    return `not now: ${error instanceof Error ? error.message : String(error)}`
  }
}

function person({ world, pick }: Run): Person | undefined {
  return pick(world.people.filter(({ userId }) => !world.erased.has(userId)))
}

function buyer(run: Run): Buyer | undefined {
  if (run.chance(30)) return run.world.guest
  const someone = person(run)
  return someone && { userId: someone.userId }
}

function gather({ world, events }: Run): void {
  events.push(...world.provider.takeEvents())
}

const STEPS: readonly (readonly [weight: number, name: string, step: Step])[] = [
  [
    8,
    'press a plan',
    async (run) => {
      const someone = person(run)
      if (!someone) return 'nobody'
      const presses = run.chance(20) ? 2 : 1
      const purchases = Array.from({ length: presses }, () =>
        run.world.buyPlan(someone, run.pick(TIERS), run.pick(INTERVALS)),
      )
      await Promise.all(purchases.map(forgiving))
      return `${someone.email}, ${presses} times`
    },
  ],
  [
    10,
    'press an item',
    async (run) => {
      const someone = buyer(run)
      const item = run.pick(ITEMS)
      if (!someone || !item) return 'nobody'
      const purchases = [run.world.buyItem(someone, item)]
      if (run.chance(20)) purchases.push(run.world.buyItem(someone, item))
      await Promise.all(purchases.map(forgiving))
      return `${JSON.stringify(someone)} ${item}, ${purchases.length} times`
    },
  ],
  [
    16,
    'pay',
    ({ world, pick }) => {
      const open = [...world.provider.checkouts.values()].filter(({ status }) => status === 'open')
      const session = pick(open)
      return session
        ? `${session.sessionId}: ${attempt(() => world.provider.pay(session.sessionId))}`
        : 'nothing'
    },
  ],
  [3, 'decline', onCheckout((world, sessionId) => world.provider.decline(sessionId))],
  [4, 'delay', onCheckout((world, sessionId) => world.provider.delay(sessionId))],
  [
    5,
    'settle',
    ({ world, pick, chance }) => {
      const waiting = [...world.provider.checkouts.values()].filter(
        ({ status, paid, failed }) => status === 'complete' && !paid && !failed,
      )
      const session = pick(waiting)
      const outcome = chance(60) ? 'arrives' : 'fails'
      return session
        ? `${session.sessionId} ${outcome}: ${attempt(() => world.provider.settle(session.sessionId, outcome))}`
        : 'nothing'
    },
  ],
  [2, 'refund', onPaid((world, sessionId) => world.provider.refund(sessionId))],
  [2, 'dispute', onPaid((world, sessionId) => world.provider.dispute(sessionId))],
  [2, 'win a dispute', onPaid((world, sessionId) => world.provider.closeDispute(sessionId, 'won'))],
  [
    10,
    'come back',
    async ({ world, pick }) => {
      const press = pick(world.presses)
      if (press) await forgiving(world.returnPage(press.sessionId))
      return press?.sessionId ?? 'nobody'
    },
  ],
  [
    14,
    'tell an event',
    async (run) => {
      gather(run)
      const place = run.events.length > 0 ? run.int(0, run.events.length - 1) : -1
      const event = run.events[place]
      if (!event) return 'none'
      const isKept = run.chance(25)
      if (!isKept) run.events.splice(place, 1)
      const times = run.chance(20) ? 2 : 1
      await Promise.all(Array.from({ length: times }, () => forgiving(run.world.webhook(event))))
      return `${event.type} ${event.id}, ${times} times${isKept ? ', and later again' : ''}`
    },
  ],
  [
    5,
    'lose events',
    (run) => {
      gather(run)
      return `${run.events.splice(0, run.int(0, run.events.length)).length}`
    },
  ],
  [
    5,
    'answer slowly',
    async (run) => {
      const press = run.pick(run.world.presses)
      if (!press) return 'nobody'
      const held = run.world.holdAnswer()
      run.releases.push(held.release)
      const page = forgiving(run.world.returnPage(press.sessionId))
      run.background.push(page)
      // A page that asks nothing leaves nothing held: the next step would wait for it for ever.
      await Promise.race([page.then(held.release), held.asked])
      return press.sessionId
    },
  ],
  [5, 'answers come', letThrough],
  [
    5,
    'a write fails',
    ({ world, pick }) => {
      const when = pick(['before', 'after'] as const) ?? 'after'
      world.failWrite(when)
      return when
    },
  ],
  [
    5,
    'a call fails',
    ({ world, pick }) => {
      const when = pick(['before', 'after'] as const) ?? 'after'
      world.provider.failNext(when)
      return when
    },
  ],
  [
    4,
    'cancel',
    async (run) => {
      const someone = person(run)
      if (someone) await forgiving(cancelSubscription(run.world.ctx, someone.userId))
      return someone?.email ?? 'nobody'
    },
  ],
  [
    4,
    'switch',
    async (run) => {
      const someone = person(run)
      const tier = run.pick(TIERS) ?? 'basic'
      const interval = run.pick(INTERVALS) ?? 'month'
      if (someone) await forgiving(switchPlan(run.world.ctx, { userId: someone.userId, tier, interval }))
      return `${someone?.email} ${tier} ${interval}`
    },
  ],
  [
    3,
    'try',
    async (run) => {
      const someone = person(run)
      if (someone) await forgiving(startTrial(run.world.ctx, { userId: someone.userId, tier: 'premium' }))
      return someone?.email ?? 'nobody'
    },
  ],
  [
    3,
    'claim what the guest has',
    async (run) => {
      const someone = person(run)
      if (!someone) return 'nobody'
      const { userId } = someone
      await forgiving(claimGuestPurchases(run.world.ctx, { userId, ...run.world.guest }))
      return someone.email
    },
  ],
  [
    4,
    'claim a reward',
    async (run) => {
      const { ctx } = run.world
      const reward = run.pick(await ctx.db.select().from(rewards))
      if (!reward) return 'none'
      const times = run.chance(40) ? 3 : 1
      const press = () => forgiving(claimReward(ctx, { userId: reward.userId, rewardId: reward.id }))
      await Promise.all(Array.from({ length: times }, press))
      return `${times} times`
    },
  ],
  [3, 'break a card', onSubscription((world, id) => world.provider.breakCard(id))],
  [3, 'mend a card', onSubscription((world, id) => world.provider.mendCard(id))],
  [
    8,
    'time passes',
    ({ world, pick }) => {
      const ms = pick([1_000, HOUR, 23 * HOUR, DAY, 4 * DAY, 31 * DAY]) ?? HOUR
      world.ctx.clock.now += ms
      world.provider.passTime()
      return `${ms / HOUR} hours`
    },
  ],
  [
    5,
    'the job runs',
    async ({ world }) => {
      world.ctx.clock.now += 60_000
      await forgiving(reconcilePayments(world.ctx))
      return 'done'
    },
  ],
  [
    1,
    'erase an account',
    async (run) => {
      const someone = person(run)
      if (!someone) return 'nobody'
      // Until it has worked: whoever sees an error presses again.
      for (let tries = 1; !run.world.erased.has(someone.userId) && tries <= 3; tries++) {
        const presses = run.chance(50)
          ? [run.world.buyPlan(someone), run.world.buyItem({ userId: someone.userId }, 'game-level')]
          : []
        await Promise.all([run.world.erase(someone), ...presses].map(forgiving))
      }
      return someone.email
    },
  ],
]

function onCheckout(act: (world: World, sessionId: string) => void): Step {
  return ({ world, pick }) => {
    const press = pick(world.presses)
    return press ? `${press.sessionId}: ${attempt(() => act(world, press.sessionId))}` : 'nothing'
  }
}

function onPaid(act: (world: World, paymentId: string) => void): Step {
  return ({ world, pick }) => {
    const payment = pick(paymentsOf(world.provider).filter(({ isPaid }) => isPaid))
    return payment ? `${payment.id}: ${attempt(() => act(world, payment.id))}` : 'nothing'
  }
}

function onSubscription(act: (world: World, id: string) => void): Step {
  return ({ world, pick }) => {
    const subscription = pick(world.provider.subscriptions.all())
    return subscription ? `${subscription.id}: ${attempt(() => act(world, subscription.id))}` : 'nothing'
  }
}

async function letThrough({ releases, background }: Run): Promise<string> {
  for (const release of releases.splice(0)) release()
  const waiting = background.splice(0)
  await Promise.all(waiting)
  return `${waiting.length}`
}

/** Whatever can still be paid is paid: also what nobody should be able to. */
function payWhatIsOpen({ provider }: World): void {
  for (const { sessionId, status, mode, customerId } of provider.checkouts.values()) {
    const isTaken = provider.subscriptions
      .all()
      .some((one) => one.customerId === customerId && one.status !== 'canceled')
    if (status === 'open' && !(mode === 'subscription' && isTaken)) provider.pay(sessionId)
  }
}

const BY_WEIGHT = STEPS.flatMap((step) => Array.from({ length: step[0] }, () => step))

function chooseStep({ pick }: Run) {
  const chosen = pick(BY_WEIGHT)
  if (!chosen) throw new Error('there are no steps')
  return chosen
}

function startRun(world: World, seed: number): Run {
  let state: RandomState = seedRandom(seed)
  const int = (min: number, max: number) => {
    const [drawn, next] = drawInt(state, min, max)
    state = next
    return drawn
  }
  return {
    world,
    int,
    pick: (items) => (items.length > 0 ? items[int(0, items.length - 1)] : undefined),
    chance: (percent) => int(1, 100) <= percent,
    events: [],
    background: [],
    releases: [],
  }
}

/**
 * Runs so many steps, checking the invariants after each, then lets everything work again and checks that one run of the
 * scheduled job has put all right.
 * @throws what failed, with the seed and every step up to it
 */
export async function drive(world: World, seed: number, steps: number): Promise<string[]> {
  const run = startRun(world, seed)
  const history: PaidUntil = new Map()
  const log: string[] = []
  try {
    for (let count = 1; count <= steps; count++) {
      const [, name, step] = chooseStep(run)
      log.push(`${count}. ${name}`)
      const outcome = await step(run)
      log[log.length - 1] += `: ${outcome}`
      await checkStep(world, history)
    }
    log.push('everything works again')
    await letThrough(run)
    world.repair()
    payWhatIsOpen(world)
    await world.reconcile()
    await checkHealed(world, history)
  } catch (error) {
    const story = `seed ${seed}, ${steps} steps:\n${log.join('\n')}`
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${story}`, { cause: error })
  }
  return log
}
