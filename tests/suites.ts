// `npm test` runs every suite below in order; `npm run check` the static ones. The last line counts them all.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { ROOT, run } from './sandbox/toolchain.mjs'

process.chdir(ROOT)

/** Tests passed and failed. */
type Count = readonly [passed: number, failed: number]

/** The parts of vitest's JSON report that are read here. */
interface VitestReport {
  numPassedTests: number
  numTotalTests: number
  numPendingTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
}

interface Suite {
  name: string
  command: readonly string[]
  count(exitCode: number): Count
}

const REPORTS = join(ROOT, '.reports')

/** A tool that passes or fails as a whole. */
const tool = (name: string, ...command: string[]): Suite => ({
  name,
  command,
  count: (exitCode) => [exitCode === 0 ? 1 : 0, exitCode === 0 ? 0 : 1],
})

const vitest = (name: string, ...projects: string[]): Suite => ({
  name,
  command: [
    'vitest',
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report(name)}`,
  ],
  count: () => {
    const { numPassedTests, numTotalTests, numPendingTests, testResults }: VitestReport = JSON.parse(
      readFileSync(report(name), 'utf8'),
    )
    const brokenFiles = testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    ).length
    return [numPassedTests, numTotalTests - numPassedTests - numPendingTests + brokenFiles]
  },
})

const playwright = (name: string): Suite => ({
  name,
  command: ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts'],
  count: () => {
    const { stats, errors } = JSON.parse(readFileSync(report(name), 'utf8'))
    if (stats.flaky > 0)
      console.warn(`── ${stats.flaky} journeys passed only when tried again; they are named above`)
    return [stats.expected + stats.flaky, stats.unexpected + errors.length]
  },
})

const STATIC = [
  tool('messages compile', 'npm', 'run', '--silent', 'messages'),
  tool('types: app', 'tsc', '-p', 'tsconfig.json'),
  tool('types: worker', 'tsc', '-p', 'workers/tsconfig.json'),
  tool('types: engine without DOM', 'tsc', '-p', 'game-engine/tsconfig.json'),
  tool('format and lint', 'biome', 'ci', '--error-on-warnings', '.'),
  tool(
    'import rules',
    'depcruise',
    'app',
    'game-engine',
    'workers',
    'tests',
    '--config',
    '.dependency-cruiser.mjs',
  ),
  tool('unused code', 'knip'),
  vitest('architecture', 'architecture'),
  tool('bundle budget', 'node', 'tests/architecture/bundle-budget.ts'),
]

const ALL = [
  ...STATIC,
  tool(
    'deploy (dry run)',
    'npm',
    'run',
    '--silent',
    'deploy',
    '--',
    '--dry-run',
    '--outdir',
    '.reports/deploy',
  ),
  tool("no developers' pages deployed", 'node', 'tests/architecture/deployed-pages.ts'),
  vitest('unit', 'unit'),
  vitest('workerd', 'workerd'),
  playwright('browser'),
]

function report(name: string): string {
  return join(REPORTS, `${name}.json`)
}

const suites = process.argv[2] === 'check' ? STATIC : ALL
mkdirSync(REPORTS, { recursive: true })
let passed = 0
let failed = 0
const broken: string[] = []
for (const suite of suites) {
  const { name, command } = suite
  const started = Date.now()
  console.log(`\n── ${name}`)
  rmSync(report(name), { force: true })
  const [program = '', ...args] = command
  const exitCode = run(program, args)
  const [good, bad] = counted(suite, exitCode)
  passed += good
  failed += bad
  if (bad > 0) broken.push(name)
  console.log(`── ${name}: ${good} passed, ${bad} failed in ${((Date.now() - started) / 1000).toFixed(1)} s`)
}

/** A suite that ends badly has failed at least once, whatever its report says; one without a report, too. */
function counted({ count }: Suite, exitCode: number): Count {
  try {
    const [good, bad] = count(exitCode)
    return [good, exitCode !== 0 && bad === 0 ? 1 : bad]
  } catch (error) {
    console.error(`no readable report: ${String(error)}`)
    return [0, 1]
  }
}

if (broken.length > 0) console.log(`\nFailed: ${broken.join(', ')}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
