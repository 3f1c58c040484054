// `npm run build`: everything `wrangler dev` and `wrangler deploy` need.
import process from 'node:process'
import { ensureDevVars } from './dev-vars.ts'
import { run } from './toolchain.mjs'

await ensureDevVars()
process.exit(run('remix', ['vite:build', '--logLevel', 'warn']))
