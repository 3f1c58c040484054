// What a browser may do with our pages: nothing from another origin, but for forms that lead on to a sign-in at a provider;
// no inline script without this response's nonce.
// Inline styles are allowed: React's style attributes and the toast library need them, and they run nothing.
// Answers of the machines' APIs are data: any origin may read them (workers/api/cors.ts), nothing in them may run.
import type { MiddlewareHandler } from 'hono'
import { NONCE, secureHeaders } from 'hono/secure-headers'
import type { AppEnv } from './env.ts'
import { formTargets } from './form-targets.ts'

const MACHINES = /^\/(?:(?:auth|rest|functions)\/v1|webhooks)(?:\/|$)/
const HTTPS_ONLY = 'max-age=63072000; includeSubDomains; preload'

const forPages = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", NONCE],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    mediaSrc: ["'self'", 'data:', 'blob:'],
    workerSrc: ["'self'", 'blob:'],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'", (c) => formTargets(c.env, new URL(c.req.url)).join(' ')],
    frameAncestors: ["'none'"],
  },
  strictTransportSecurity: HTTPS_ONLY,
  // A page may ask for less (below).
  referrerPolicy: false,
  xFrameOptions: 'DENY',
  crossOriginOpenerPolicy: 'same-origin',
  crossOriginResourcePolicy: 'same-origin',
  permissionsPolicy: {
    camera: ['self'],
    microphone: ['self'],
    geolocation: [],
    payment: [],
    usb: [],
    xrSpatialTracking: ['self'],
  },
})

const forMachines = secureHeaders({
  contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  strictTransportSecurity: HTTPS_ONLY,
  referrerPolicy: 'no-referrer',
  xFrameOptions: 'DENY',
  crossOriginOpenerPolicy: 'same-origin',
  crossOriginResourcePolicy: 'cross-origin',
})

/** Whether an address is of the machines' APIs. */
export function isForMachines(path: string): boolean {
  return MACHINES.test(path)
}

export const securityHeaders: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (isForMachines(c.req.path)) return forMachines(c, next)
  await forPages(c, next)
  if (!c.res.headers.has('Referrer-Policy')) c.header('Referrer-Policy', 'strict-origin-when-cross-origin')
}
