// `npm test` runs every suite below but those of the deployment, and of the journeys those tagged @smoke; `npm run check` the
// static ones; `npm run test:ci` all of them with every journey; `npm run test:full` adds to every suite the exhaustive
// products (TEST_FULL=1). A suite starts as soon as what it needs is done and cores are free; one that takes a single core
// shows its output only when it fails. The last lines count everything.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { runCommand } from './run-command.ts'
import { ROOT, toolEnv } from './sandbox/toolchain.mjs'
import { testSeed } from './test-seed.ts'

process.chdir(ROOT)

interface Count {
  passed: number
  failed: number
  /** What to say about it beyond the numbers. */
  remarks?: readonly string[]
}

/** The parts of vitest's JSON report that are read here. */
interface VitestReport {
  numPassedTests: number
  numTotalTests: number
  numPendingTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
}

/** The parts of Playwright's JSON report that are read here. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
  errors: unknown[]
  suites: PlaywrightSuite[]
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs: { title: string; file: string; tests: { status: string }[] }[]
}

interface Suite {
  name: string
  command: readonly string[]
  /** Names of suites that must have passed. */
  needs: readonly string[]
  cores: 1 | 2
  count(exitCode: number): Count
}

interface Result extends Count {
  name: string
  seconds: number
}

/** What most machines of a build service have. */
const CORES = 2
/** Cores that suites running side by side may ask for: one more than there are, as each waits for files and sockets at times. */
const SHARED_CORES = CORES + 1
const asked = process.argv[2] ?? 'everyday'
/** Milliseconds; the longest single step takes a minute on a quiet machine, the million exercises of a full run some more. */
const SILENCE_LIMIT = asked === 'full' ? 1_800_000 : 300_000
const REPORTS = join(ROOT, '.reports')
const MESSAGES = 'messages'
const BUILD = 'build'
const DEPLOY = 'deploy (dry run)'

/** A tool that passes or fails as a whole. */
function tool(name: string, needs: readonly string[], ...command: string[]): Suite {
  const count = (exitCode: number) => (exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
  return { name, command, needs, cores: 1, count }
}

/**
 * A project's types, by the compiler that is no JavaScript: anew each time, sooner than the other one reads its cache. With one
 * checker: several repeat a third of the work, and another suite has the other core.
 */
function types(name: string, needs: readonly string[], project: string): Suite {
  const compiler = ['node', 'node_modules/typescript-native/bin/tsc', '--checkers', '1']
  return tool(`types: ${name}`, needs, ...compiler, '-p', project)
}

/** Vitest's projects whose names begin so. */
function vitest(project: string, cores: 1 | 2, needs: readonly string[]): Suite {
  const workers = cores === 1 ? ['--maxWorkers', '1'] : []
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report(project)}`]
  return {
    name: project,
    command: ['vitest', 'run', '--project', `${project}*`, ...workers, ...reporters],
    needs,
    cores,
    count: () => {
      const { numPassedTests, numTotalTests, numPendingTests, testResults } = read<VitestReport>(project)
      const brokenFiles = testResults.filter(
        ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
      ).length
      return {
        passed: numPassedTests,
        failed: numTotalTests - numPassedTests - numPendingTests + brokenFiles,
      }
    },
  }
}

/** A journey that passed only when tried again has failed. */
function playwright(name: string, needs: readonly string[], ...chosen: string[]): Suite {
  return {
    name,
    command: ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts', ...chosen],
    needs,
    cores: 2,
    count: () => {
      const { stats, errors, suites } = read<PlaywrightReport>(name)
      return {
        passed: stats.expected,
        failed: stats.unexpected + stats.flaky + errors.length,
        remarks: suites.flatMap(flakyJourneys),
      }
    },
  }
}

function flakyJourneys({ suites = [], specs }: PlaywrightSuite): string[] {
  const flaky = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
  return [
    ...flaky.map(({ file, title }) => `passed only at its second try: ${file}: ${title}`),
    ...suites.flatMap(flakyJourneys),
  ]
}

/** What others need. */
const FIRST: readonly Suite[] = [
  tool(MESSAGES, [], 'npm', 'run', '--silent', 'messages'),
  tool(BUILD, [MESSAGES], 'npm', 'run', '--silent', 'build'),
]

/** The longest first, where nothing else decides. */
const STATIC: readonly Suite[] = [
  vitest('architecture', 1, [MESSAGES]),
  types('app', [MESSAGES], 'tsconfig.json'),
  types('worker', [MESSAGES], 'workers/tsconfig.json'),
  types('engine without DOM', [], 'game-engine/tsconfig.json'),
  tool('unused code', [MESSAGES], 'knip'),
  tool('format and lint', [], 'biome', 'ci', '--error-on-warnings', '.'),
  tool('bundle budget', [BUILD], 'node', 'tests/architecture/bundle-budget.ts'),
  tool('AR in its own chunks', [BUILD], 'node', 'tests/architecture/ar-chunks.ts'),
]

/** What is deployed: the same sources built once more, without the developers' pages. */
const DEPLOYMENT: readonly Suite[] = [
  tool(
    DEPLOY,
    [BUILD],
    ...['npm', 'run', '--silent', 'deploy', '--', '--dry-run', '--outdir', '.reports/deploy'],
  ),
  tool("no developers' pages deployed", [DEPLOY], 'node', 'tests/architecture/deployed-pages.ts'),
  tool('deployed Worker answers', [DEPLOY], 'node', 'tests/architecture/deployed-worker.ts'),
]

const TESTS: readonly Suite[] = [
  // One worker keeps what all files import; a second would import it again, a fifth more processor time.
  vitest('unit', 1, [MESSAGES]),
  ...STATIC,
  ...(asked === 'everyday' ? [] : DEPLOYMENT),
  vitest('workerd', 2, [BUILD]),
  playwright('browser', [BUILD], ...(asked === 'everyday' ? ['--grep', '@smoke'] : [])),
]

function report(name: string): string {
  return join(REPORTS, `${name}.json`)
}

function read<Report>(name: string): Report {
  return JSON.parse(readFileSync(report(name), 'utf8'))
}

/** Runs a suite's command. Where its runner fell silent (no test failed: those have time limits of their own) once more. */
async function execute({ name, command, cores }: Suite): Promise<number> {
  const options = { cwd: ROOT, env: toolEnv(), live: cores === CORES, silenceLimit: SILENCE_LIMIT }
  for (const isLast of [false, true]) {
    rmSync(report(name), { force: true })
    const exit = await runCommand(command, options)
    if (exit !== 'stalled') return exit.code
    console.log(
      `── ${name}: no output for ${SILENCE_LIMIT / 60_000} minutes, ${isLast ? 'given up' : 'started again'}`,
    )
  }
  return 1
}

/** A suite that ends badly has failed at least once, whatever its report says; one without a report, too. */
function counted({ count }: Suite, exitCode: number): Count {
  try {
    const counts = count(exitCode)
    return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
  } catch (error) {
    return { passed: 0, failed: 1, remarks: [`no readable report: ${String(error)}`] }
  }
}

async function runSuite(suite: Suite): Promise<Result> {
  const { name, cores } = suite
  const started = Date.now()
  if (cores === CORES) console.log(`\n── ${name}`)
  const result = { name, ...counted(suite, await execute(suite)), seconds: seconds(started) }
  const { passed, failed, remarks = [] } = result
  for (const remark of remarks) console.log(`── ${name}: ${remark}`)
  console.log(`── ${name}: ${passed} passed, ${failed} failed in ${result.seconds.toFixed(1)} s`)
  return result
}

/** Runs all of them, as many at a time as cores allow. One whose needs failed has failed without running. */
async function runSuites(suites: readonly Suite[]): Promise<Result[]> {
  const results = new Map<string, Result>()
  const waiting = new Set(suites)
  const running = new Map<Suite, Promise<void>>()
  while (waiting.size > 0 || running.size > 0) {
    const used = [...running.keys()].reduce((sum, { cores }) => sum + cores, 0)
    for (const suite of waiting) {
      const { name, needs } = suite
      const missing = needs.find((need) => (results.get(need)?.failed ?? 0) > 0)
      if (missing === undefined) continue
      waiting.delete(suite)
      results.set(name, { name, passed: 0, failed: 1, seconds: 0, remarks: [`not run: ${missing} failed`] })
    }
    const next = [...waiting].find(
      ({ needs, cores }) => cores <= SHARED_CORES - used && needs.every((need) => results.has(need)),
    )
    if (next) {
      waiting.delete(next)
      const end = runSuite(next).then((result) => {
        results.set(next.name, result)
        running.delete(next)
      })
      running.set(next, end)
    } else if (running.size > 0) await Promise.race(running.values())
  }
  return suites.flatMap(({ name }) => results.get(name) ?? [])
}

function seconds(since: number): number {
  return (Date.now() - since) / 1_000
}

if (asked === 'full') process.env['TEST_FULL'] = '1'
// One for all suites of this run.
if (asked !== 'check') testSeed()
mkdirSync(REPORTS, { recursive: true })
const started = Date.now()
const results = await runSuites([...FIRST, ...(asked === 'check' ? STATIC : TESTS)])
const passed = results.reduce((sum, result) => sum + result.passed, 0)
const failed = results.reduce((sum, result) => sum + result.failed, 0)

console.log('')
const row = (...cells: [string, unknown, unknown, string]) => {
  const [name, ...numbers] = cells.map(String)
  console.log(`${name?.padEnd(32)}${numbers.map((number) => number.padStart(9)).join('')}`)
}
row('suite', 'passed', 'failed', 'seconds')
for (const result of results) row(result.name, result.passed, result.failed, result.seconds.toFixed(1))
row('all', passed, failed, seconds(started).toFixed(1))
for (const { name, remarks = [] } of results) for (const remark of remarks) console.log(`${name}: ${remark}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
