import type { MetaDescriptor } from '@remix-run/cloudflare'

/** What root's loader says of the address that was asked for (page-head.server.ts). */
export interface PageHead {
  /** The path that was asked for. */
  path: string
  /** For <head>; of a page that is not public, a single one that says so. */
  lines: MetaDescriptor[]
}
