// A user's clock as the rest of the Worker calls it. Apart from the object itself, which needs everything the Worker knows.
import type { Countdown } from '#app/platform/clock-messages.ts'

/** Headers that say whose socket a request opens. Only the Worker reaches the object, and it sets both. */
export const SOCKET_OF = { user: 'X-Socket-User', session: 'X-Socket-Session' } as const

export interface ClockObject extends Rpc.DurableObjectBranded {
  track(userId: string, countdown: Countdown): Promise<void>
  drop(id: string): Promise<void>
  /** Closes the sockets of sessions that are over. */
  closeEnded(): Promise<void>
  fetch(request: Request): Promise<Response>
  alarm(): Promise<void>
}
