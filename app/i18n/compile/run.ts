// `npm run messages`
import process from 'node:process'
import { writeModules } from './write-modules.ts'

try {
  writeModules()
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
