// /auth/v1: the auth service for machines. Everything it answers is JSON, refusals too; nothing permanent answers 5xx,
// because clients retry that.
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { errorFields } from '#app/error-fields.ts'
import { loggedPath } from '#app/logged-path.ts'
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
// Answers carry tokens and addresses: nobody on the way keeps them (RFC 6749 section 5.1).
authApi.use(async (c, next) => {
  await next()
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store')
})
authApi.use(
  bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError: () => problem(413, 'request_entity_too_large', 'Request body is too large'),
  }),
)
for (const paths of [
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
])
  authApi.route('/', paths)
const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const

// Last of all: what no path above took, the methods of known paths and then everything.
const known = new Map<string, Set<string>>()
for (const { method, path } of authApi.routes)
  if (METHODS.some((one) => one === method)) known.set(path, (known.get(path) ?? new Set()).add(method))
for (const [path, methods] of known)
  authApi.all(path, (c) =>
    problem(405, 'method_not_allowed', `${c.req.method} is not for ${c.req.path}`, {
      Allow: [...methods].join(', '),
    }),
  )
authApi.all('*', (c) => problem(404, 'not_found', `No such path: ${c.req.path}`))
authApi.onError((error, c) => {
  createLog({ requestId: c.get('requestId') }).error('auth request failed', {
    path: loggedPath(c.req.path),
    ...errorFields(error),
  })
  return problem(500, 'unexpected_failure', 'Something went wrong on our side')
})
