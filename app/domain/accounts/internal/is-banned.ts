import type { AppContext } from '#app/platform/context.ts'

/** Whether an account is shut for now: nobody signs in to it, and no session of it opens anything. */
export function isBanned(ctx: AppContext, { bannedUntil }: { bannedUntil: number | null }): boolean {
  return (bannedUntil ?? 0) > ctx.now()
}
