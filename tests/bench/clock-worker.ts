// The clock benchmark's Worker: the product's clock object, counting how often it is woken and how late its alarms come.
import type { Countdown } from '#app/platform/clock-messages.ts'
import { UserClock as ProductClock } from '#workers/durable/user-clock.ts'
import type { Env } from '#workers/env.ts'

export { RateLimit } from '#workers/durable/rate-limit.ts'

export interface Tally {
  /** Calls and sockets opened. */
  requests: number
  /** Messages of pages; the platform bills twenty as one request. */
  messages: number
  alarms: number
  /** Milliseconds an alarm came after the end it was armed for; one each. */
  late: number[]
}

let tally: Tally = { requests: 0, messages: 0, alarms: 0, late: [] }

export class UserClock extends ProductClock {
  override track(userId: string, countdown: Countdown) {
    tally.requests++
    return super.track(userId, countdown)
  }

  override drop(id: string) {
    tally.requests++
    return super.drop(id)
  }

  override fetch(request: Request) {
    tally.requests++
    return super.fetch(request)
  }

  override webSocketMessage(socket: WebSocket, text: string | ArrayBuffer) {
    tally.messages++
    return super.webSocketMessage(socket, text)
  }

  /** The pages of the benchmark belong to nobody. */
  override async closeEnded() {}

  override alarm() {
    tally.alarms++
    const { at } = this.ctx.storage.sql
      .exec<{ at: number | null }>('select min(ends_at) as at from countdowns')
      .one()
    if (at !== null) tally.late.push(Date.now() - at)
    return super.alarm()
  }
}

async function answer(request: Request, env: Env): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  if (pathname === '/tally') {
    const told = tally
    if (searchParams.has('reset')) tally = { requests: 0, messages: 0, alarms: 0, late: [] }
    return Response.json(told)
  }
  const user = searchParams.get('user') ?? ''
  const clock = env.USER_CLOCK.get(env.USER_CLOCK.idFromName(user))
  if (pathname === '/open') return clock.fetch(request)
  const endsAt = Number(searchParams.get('endsAt'))
  await clock.track(user, { id: 'bench', kind: 'ar-session', name: 'scienceQuest', endsAt })
  return Response.json({})
}

// biome-ignore lint/style/noDefaultExport: the shape of a Worker
export default { fetch: answer }
