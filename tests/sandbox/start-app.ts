// From a fresh clone to a running app with one command. PORT and STATE_DIR may be set, so that several can run
// beside each other; a second start keeps the data; Ctrl-C ends all of it.
import { resolve } from 'node:path'
import process from 'node:process'
import { serveApp } from './serve-app.ts'
import { ROOT } from './toolchain.mjs'

process.chdir(ROOT)
const port = Number(process.env['PORT'] ?? 8787)
const stateDir = resolve(process.env['STATE_DIR'] ?? '.wrangler/state')

const app = await serveApp(port, stateDir, ({ message }) => console.log(message))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => void app.stop().finally(() => process.exit(0)))
console.log(`\n  Sparkbook is ready: ${app.origin}\n  Data: ${stateDir}   Stop: Ctrl-C\n`)
