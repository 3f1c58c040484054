// `npm run test:mutants`: plants one fault of mutants.ts after the other, runs the tests named for it, and says which were
// caught. `npm run test:mutants -- streak` plants those alone whose name has that word. Exit code 1 when one survives.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import process from 'node:process'
import { buildIfStale } from '../sandbox/build-if-stale.ts'
import { ROOT, run } from '../sandbox/toolchain.mjs'
import { MUTANTS, type Mutant } from './mutants.ts'

process.chdir(ROOT)
/** The part of vitest's JSON report that is read here. */
interface Report {
  numTotalTests: number
  success: boolean
  testResults: { name: string; status: string }[]
}

const REPORT = join(ROOT, '.reports', 'mutant.json')

/** Puts the planted file back; does nothing between two mutants. */
let restore = () => {}
process.on('exit', () => restore())
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130))

/** Whether these tests pass. @throws when none ran: that proves nothing */
function pass(tests: readonly string[]): boolean {
  rmSync(REPORT, { force: true })
  const code = run(
    'vitest',
    ['run', ...tests, '--reporter=json', `--outputFile=${REPORT}`],
    // Failures are what is hoped for: their output would bury the list.
    { stdio: 'ignore' },
  )
  const { numTotalTests, success }: Report = JSON.parse(readFileSync(REPORT, 'utf8'))
  if (numTotalTests === 0 && code === 0) throw new Error(`no tests in ${tests.join(', ')}`)
  return success === true && code === 0
}

/** The test files that failed in the last run. */
function failedFiles(): string[] {
  const { testResults }: Report = JSON.parse(readFileSync(REPORT, 'utf8'))
  return testResults.filter(({ status }) => status !== 'passed').map(({ name }) => relative(ROOT, name))
}

function isCaught({ file, search, replace, tests }: Mutant): boolean {
  const source = readFileSync(file, 'utf8')
  const parts = source.split(search)
  if (parts.length !== 2) throw new Error(`${file} holds the text ${parts.length - 1} times: ${search}`)
  restore = () => writeFileSync(file, source)
  try {
    writeFileSync(file, parts.join(replace))
    return !pass(tests)
  } finally {
    restore()
    restore = () => {}
  }
}

mkdirSync(join(ROOT, '.reports'), { recursive: true })
const wanted = process.argv.slice(2).filter((word: string) => word !== 'mutants')
const chosen = MUTANTS.filter(({ name }) => wanted.every((word: string) => name.includes(word)))
const files = [...new Set(chosen.flatMap(({ tests }) => tests))]
run('node', ['app/i18n/compile/run.ts'])
await buildIfStale()
if (!pass(files)) {
  console.error(`Tests fail before anything is planted: run npm test. They are\n${failedFiles().join('\n')}`)
  process.exit(1)
}

const survivors: string[] = []
for (const mutant of chosen) {
  const started = Date.now()
  const caught = isCaught(mutant)
  if (!caught) survivors.push(mutant.name)
  const seconds = ((Date.now() - started) / 1_000).toFixed(1)
  console.log(`${caught ? 'caught  ' : 'SURVIVED'} ${seconds.padStart(6)} s  ${mutant.name}`)
}
for (const name of survivors) console.log(`survived: ${name}`)
console.log(`\n${chosen.length - survivors.length} caught, ${survivors.length} survived`)
process.exit(survivors.length > 0 ? 1 : 0)
