// .dev.vars is read by `wrangler dev` and Vite alone: it makes a local server a development server with a secret of
// its own. Never committed, never deployed.
import { randomUUID } from 'node:crypto'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './toolchain.mjs'

/** Writes the file when there is none; never touches one that is there. */
export function ensureDevVars(): void {
  const file = join(ROOT, '.dev.vars')
  if (existsSync(file)) return
  writeFileSync(file, `ENVIRONMENT="development"\nCOOKIE_SECRET="${randomUUID()}${randomUUID()}"\n`)
}
