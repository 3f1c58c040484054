// A user's clock as the rest of the Worker calls it. Apart from the object itself, which needs everything the Worker knows.
import type { Countdown } from '#app/domain/access/clock-messages.ts'

export interface ClockObject extends Rpc.DurableObjectBranded {
  track(userId: string, countdown: Countdown): Promise<void>
  drop(id: string): Promise<void>
  fetch(request: Request): Promise<Response>
  alarm(): Promise<void>
}
