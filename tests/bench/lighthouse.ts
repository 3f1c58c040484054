// Lighthouse on a simulated mid-range phone, against the built app under `wrangler dev`. Median of a few runs.
import { type ChildProcess, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { PAGES_WITH_CONTENT } from '../e2e/pages.ts'
import { CHROMIUM_FLAGS, requireChromium } from '../sandbox/find-chromium.ts'
import { startWrangler, stopGroup, waitUntilHealthy } from '../sandbox/local-app.ts'
import { prepareDatabase } from '../sandbox/prepare-database.ts'
import { ROOT } from '../sandbox/toolchain.mjs'
import { type Entry, type Findings, median } from './entries.ts'
import { freePort } from './free-port.ts'
import { generateReport, lighthouse, type Result } from './tools/packages.ts'

/** Measured for speed too, in several runs: the median counts. */
const TIMED_PAGES = ['/', '/games']
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const RUNS = 3
const AIM = 95

/** These are the same in every run: one for each page of the specs. */
const STEADY_CATEGORIES = ['accessibility', 'seo']
const STEADY_AIM = 100
/** Personal and thin pages ask to be left out, which costs them points in SEO on purpose. */
const LEFT_OUT =
  /^\/(?:auth\/reset-password|password-reset|access-denied|referral\/success|timed-access\/success|games\/subject)/

export async function benchLighthouse(stateDir: string): Promise<Findings> {
  await prepareDatabase(stateDir)
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const app = startWrangler({ port, stateDir, stdio: 'ignore' })
  process.on('exit', () => stopGroup(app, 'SIGKILL'))
  let browser: Browser | undefined
  try {
    await waitUntilHealthy(origin, app)
    browser = await startBrowser(join(stateDir, 'browser'))
    const findings: Findings = { entries: [], notes: [NOTE] }
    for (const path of TIMED_PAGES) {
      const results: Result[] = []
      for (let run = 0; run < RUNS; run++)
        results.push(await audit(`${origin}${path}`, browser.port, CATEGORIES))
      findings.entries.push(...entriesOf(path, results, CATEGORIES, AIM))
      findings.notes.push(...shortcomings(path, results, CATEGORIES))
    }
    for (const path of PAGES_WITH_CONTENT) {
      const categories = LEFT_OUT.test(path) ? ['accessibility'] : STEADY_CATEGORIES
      const results = [await audit(`${origin}${path}`, browser.port, categories)]
      findings.entries.push(...entriesOf(path, results, categories, STEADY_AIM))
      findings.notes.push(...shortcomings(path, results, categories))
    }
    return findings
  } finally {
    if (browser) await stop(browser.child)
    stopGroup(app)
  }
}

const NOTE = `Lighthouse: mobile, simulated slow 4G and CPU, median of ${RUNS} runs. \`wrangler dev\` speaks HTTP/1.1 and gzip, six files at a time; Cloudflare's edge speaks HTTP/2 or 3 and brotli, where the same pages have scored higher. A busy machine scores lower.`

async function audit(url: string, port: number, categories: string[]): Promise<Result> {
  const run = await lighthouse(url, { port, onlyCategories: categories, logLevel: 'error' })
  if (!run) throw new Error(`Lighthouse gave no result for ${url}`)
  if (run.lhr.runtimeError) throw new Error(`${url}: ${run.lhr.runtimeError.message}`)
  return run.lhr
}

const scoreOf = ({ categories }: Result, category: string) => (categories[category]?.score ?? 0) * 100

function entriesOf(path: string, results: readonly Result[], categories: string[], aim: number): Entry[] {
  return categories.map((category) => {
    const value = median(results.map((result) => scoreOf(result, category)))
    return {
      name: `Lighthouse ${path}: ${category}`,
      value,
      unit: 'of 100',
      reference: { name: 'aimed at', value: aim },
      ratio: value / aim,
      aim: '>= 1x',
    }
  })
}

/** Which audits cost points in the last run, and where to read about them. */
function shortcomings(path: string, results: readonly Result[], categories: string[]): string[] {
  const last = results.at(-1)
  if (!last) return []
  const report = join(
    ROOT,
    '.reports',
    `lighthouse${path === '/' ? '-home' : path.replaceAll(/[^\w-]/g, '-')}.html`,
  )
  writeFileSync(report, generateReport(last, 'html'))
  return categories
    .filter((category) => scoreOf(last, category) < 100)
    .map((category) => {
      const costly = (last.categories[category]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (last.audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${id} ${last.audits[id]?.displayValue ?? ''}`.trim())
      return `Lighthouse ${path}: ${category} loses points by ${costly.join(', ')}; see ${report}`
    })
}

interface Browser {
  child: ChildProcess
  port: number
}

function startBrowser(profile: string): Promise<Browser> {
  const flags = [
    ...CHROMIUM_FLAGS,
    '--headless=new',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
  ]
  const child = spawn(requireChromium(), [...flags, 'about:blank'], { stdio: ['ignore', 'ignore', 'pipe'] })
  return new Promise((resolve, reject) => {
    let said = ''
    child.stderr.on('data', (data) => {
      said += data
      const port = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(said)?.[1]
      if (port) resolve({ child, port: Number(port) })
    })
    child.on('error', reject)
    child.on('exit', () => reject(new Error(`the browser did not start: ${said}`)))
  })
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) resolve()
    child.on('exit', () => resolve())
    child.kill()
  })
}
