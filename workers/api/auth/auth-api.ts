// /auth/v1: the auth service for machines. Everything it answers is JSON, refusals too; nothing permanent answers 5xx,
// because clients retry that.
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { errorFields } from '#app/platform/error-fields.ts'
import { loggedPath } from '#app/platform/logged-path.ts'
import type { AppEnv } from '../../env.ts'
import { createLog } from '../../log.ts'
import { apiCors } from '../cors.ts'
import { codePaths } from './codes.ts'
import { factors } from './factors.ts'
import { identities } from './identities.ts'
import { providers } from './providers.ts'
import { publicFacts } from './public-facts.ts'
import { signUpPath } from './sign-up.ts'
import { sso } from './sso.ts'
import { tokenPath } from './token.ts'
import { userPaths } from './user.ts'
import { verifyPaths } from './verify.ts'

const MAX_BODY_BYTES = 1024 * 1024

function problem(status: number, code: string, message: string, headers: HeadersInit = {}): Response {
  return Response.json({ code, error_code: code, msg: message, message }, { status, headers })
}

export const authApi = new Hono<AppEnv>()
authApi.use(apiCors)
authApi.use(
  bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError: () => problem(413, 'request_entity_too_large', 'Request body is too large'),
  }),
)
const SERVED = [
  signUpPath,
  tokenPath,
  codePaths,
  verifyPaths,
  providers,
  userPaths,
  identities,
  sso,
  factors,
  publicFacts,
]
const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const
/** What GET only looks at. Elsewhere it sends a mail or moves a sign-in on, and Hono would run the same for HEAD. */
const ONLY_READ = new Set(['/user', '/verify', ...publicFacts.routes.map(({ path }) => path)])

const known = new Map<string, Set<string>>()
for (const { method, path } of SERVED.flatMap(({ routes }) => routes))
  if (METHODS.some((one) => one === method)) known.set(path, (known.get(path) ?? new Set()).add(method))

function notAllowed(c: Context<AppEnv>, methods: ReadonlySet<string>): Response {
  return problem(405, 'method_not_allowed', `${c.req.method} is not for ${c.req.path}`, {
    Allow: [...methods].join(', '),
  })
}

for (const [path, methods] of known)
  if (!ONLY_READ.has(path))
    authApi.use(path, async (c, next) => (c.req.method === 'HEAD' ? notAllowed(c, methods) : next()))
for (const paths of SERVED) authApi.route('/', paths)
// Last of all: what no path above took, the methods of known paths and then everything.
for (const [path, methods] of known) authApi.all(path, (c) => notAllowed(c, methods))
authApi.all('*', (c) => problem(404, 'not_found', `No such path: ${c.req.path}`))
authApi.onError((error, c) => {
  createLog({ requestId: c.get('requestId') }).error('auth request failed', {
    path: loggedPath(c.req.path),
    ...errorFields(error),
  })
  return problem(500, 'unexpected_failure', 'Something went wrong on our side')
})
