// `npm run deploy`: what people get, built without the developers' pages and beside the build of this machine, so that
// neither is mistaken for the other. What follows `--` goes to wrangler: `npm run deploy -- --dry-run`.
import process from 'node:process'
import { run, toolEnv } from './toolchain.mjs'

const BUILT = 'build/production'

if (
  run('remix', ['vite:build', '--logLevel', 'warn'], { env: toolEnv({ SPARKBOOK_BUILD: 'production' }) }) !==
  0
)
  process.exit(1)
process.exit(
  run('wrangler', [
    'deploy',
    ...['--assets', `${BUILT}/client`],
    // workers/app.ts imports the build of this machine by this name.
    ...['--alias', `../build/server/index.js:./${BUILT}/server/index.js`],
    ...process.argv.slice(2),
  ]),
)
