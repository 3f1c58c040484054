// A verb's gate that stays shut in a loader or an action without an answer of its own for it: the page says so with the status
// of the reason, for example 429, not as a failure of ours.
import type { ServerBuild } from '@remix-run/cloudflare'
import { GateError } from '#app/platform/verb.ts'

type Run = (args: never) => unknown

/** `build`, whose loaders and actions throw a Response where a gate stayed shut. */
export function answerGates(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route]
    const { loader, action, ...module } = route.module
    return [
      id,
      {
        ...route,
        module: {
          ...module,
          ...(loader && { loader: answering(loader as Run) }),
          ...(action && { action: answering(action as Run) }),
        },
      },
    ]
  })
  return { ...build, routes: Object.fromEntries(routes) }
}

function answering(run: Run): Run {
  return async (args) => {
    try {
      return await run(args)
    } catch (error) {
      throw error instanceof GateError ? new Response(null, { status: error.status }) : error
    }
  }
}
