import type { AppContext } from '#app/platform/context.ts'

/** Developer pages do not exist in production. */
export function requireDevelopment(ctx: AppContext): void {
  if (ctx.config.environment !== 'development') throw new Response(null, { status: 404 })
}
