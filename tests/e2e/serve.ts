// The app for the journeys: what `npm start` starts, with an empty database of its own that is gone afterwards.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'

const stateDir = mkdtempSync(join(tmpdir(), 'sparkbook-e2e-'))
process.env['STATE_DIR'] = stateDir
process.on('exit', () => rmSync(stateDir, { recursive: true, force: true }))
await import('../sandbox/start-app.ts')
