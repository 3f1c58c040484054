// From a fresh clone to a running app with one command. PORT and STATE_DIR may be set, so that several can run
// beside each other; a second start keeps the data; Ctrl-C ends all of it.
import { relative, resolve } from 'node:path'
import process from 'node:process'
import { LOG } from './progress.mjs'
import { serveApp } from './serve-app.ts'
import { ROOT } from './toolchain.mjs'

process.chdir(ROOT)
process.env['WRANGLER_LOG'] ??= 'warn'
const port = Number(process.env['PORT'] ?? 8787)
const stateDir = resolve(process.env['STATE_DIR'] ?? '.wrangler/state')

const app = await serveApp(port, stateDir, ({ message }) => console.log(message))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => void app.stop().finally(() => process.exit(0)))
console.log(`
  Sparkbook is ready: ${app.origin}

  Open first   ${app.origin}/                 the home page
               ${app.origin}/dev/demo-guest   the games, as a guest who has already played
               ${app.origin}/dev/outbox       mail and SMS it would have sent
  Data         ${relative(ROOT, stateDir)}
  Tools' log   ${relative(ROOT, LOG)}
  Stop         Ctrl-C
`)
