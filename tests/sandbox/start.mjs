// `npm start`: the toolchain first, on whatever Node there is; then the app on ours.
import process from 'node:process'
import { startLog } from './progress.mjs'
import { prepareToolchain } from './toolchain.mjs'

if (process.env['SPARKBOOK_NODE'] !== 'fetched') startLog()
await prepareToolchain()
await import('./start-app.ts')
