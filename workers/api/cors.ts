// Machines' APIs are for any origin: identity comes from a bearer that a script has to hold, never from a cookie, so
// another site's page gains nothing by calling. Set before the handlers run, so that refusals carry it too.
import { cors } from 'hono/cors'

/** What clients of the original service send and read, on all three services. */
export const apiCors = cors({
  origin: '*',
  allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
  allowHeaders: [
    'authorization',
    'apikey',
    'content-type',
    'x-client-info',
    'x-supabase-api-version',
    'x-retry-count',
    'x-region',
    'prefer',
    'range',
    'range-unit',
    'accept-profile',
    'content-profile',
  ],
  exposeHeaders: [
    'content-range',
    'retry-after',
    'x-request-id',
    'x-sb-error-code',
    'x-supabase-api-version',
    'x-total-count',
    'link',
  ],
  // Seconds: a day.
  maxAge: 86_400,
})
