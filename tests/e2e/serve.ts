// The app for the journeys: what `npm start` starts, with an empty database of its own (playwright.config.ts says where) that
// is gone afterwards.
import { rmSync } from 'node:fs'
import process from 'node:process'

const stateDir = process.env['STATE_DIR']
if (!stateDir) throw new Error('STATE_DIR is not set')
process.on('exit', () => rmSync(stateDir, { recursive: true, force: true }))
await import('../sandbox/start-app.ts')
