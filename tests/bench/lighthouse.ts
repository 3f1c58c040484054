// Lighthouse on a simulated mid-range phone, against the built app under `wrangler dev` with HTTP/2 and brotli in front of it,
// as in production. Speed is measured on every page.
import { type ChildProcess, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import type { Http2SecureServer } from 'node:http2'
import { join } from 'node:path'
import process from 'node:process'
import { PAGES_WITH_CONTENT } from '../e2e/pages.ts'
import { CHROMIUM_FLAGS, requireChromium } from '../sandbox/find-chromium.ts'
import { startWrangler, stopGroup, waitUntilHealthy } from '../sandbox/local-app.ts'
import { prepareDatabase } from '../sandbox/prepare-database.ts'
import { ROOT } from '../sandbox/toolchain.mjs'
import { type Entry, type Findings, median } from './entries.ts'
import { freePort } from './free-port.ts'
import { startLocalEdge } from './local-edge.ts'
import { generateReport, lighthouse, type Result } from './tools/packages.ts'

/** Measured whole, in several runs: the median counts. All other pages are measured once. */
const MAIN_PAGES = ['/', '/games']
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const RUNS = 3
const ATTEMPTS = 3
const AIM = 95

/** These are the same in every run. */
const STEADY_CATEGORIES = ['accessibility', 'seo']
const STEADY_AIM = 100
const SPEED = ['performance']
/** Personal and thin pages ask to be left out, which costs them points in SEO on purpose. */
const LEFT_OUT =
  /^\/(?:auth\/reset-password|password-reset|access-denied|referral\/success|timed-access\/success|games\/subject)/

export async function benchLighthouse(stateDir: string): Promise<Findings> {
  await prepareDatabase(stateDir)
  const port = await freePort()
  const plain = `http://127.0.0.1:${port}`
  const app = startWrangler({ port, stateDir, stdio: 'ignore' })
  process.on('exit', () => stopGroup(app, 'SIGKILL'))
  const edgePort = await freePort()
  const origin = `https://127.0.0.1:${edgePort}`
  let browser: Browser | undefined
  let edge: Http2SecureServer | undefined
  try {
    await waitUntilHealthy(plain, app)
    edge = await startLocalEdge(plain, edgePort)
    browser = await startBrowser(join(stateDir, 'browser'))
    const findings: Findings = { entries: [], notes: [NOTE] }
    for (const path of MAIN_PAGES) {
      const results: Result[] = []
      for (let run = 0; run < RUNS; run++)
        results.push(await audit(`${origin}${path}`, browser.port, CATEGORIES))
      findings.entries.push(...entriesOf(path, results, CATEGORIES, AIM))
      findings.notes.push(...shortcomings(path, results, CATEGORIES))
    }
    for (const path of PAGES_WITH_CONTENT) {
      if (MAIN_PAGES.includes(path)) continue
      const steady = LEFT_OUT.test(path) ? ['accessibility'] : STEADY_CATEGORIES
      const results = [await audit(`${origin}${path}`, browser.port, [...SPEED, ...steady])]
      findings.entries.push(
        ...entriesOf(path, results, SPEED, AIM),
        ...entriesOf(path, results, steady, STEADY_AIM),
      )
      findings.notes.push(...shortcomings(path, results, [...SPEED, ...steady]))
    }
    return findings
  } finally {
    if (browser) await stop(browser.child)
    edge?.close()
    stopGroup(app)
  }
}

const NOTE = `Lighthouse: mobile, simulated slow 4G and CPU, over HTTP/2 and brotli; ${MAIN_PAGES.join(' and ')} the median of ${RUNS} runs. A busy machine scores lower.`

/** One run; what Lighthouse itself asks to run again (a lost trace) is run again. */
async function audit(url: string, port: number, categories: string[]): Promise<Result> {
  let error = 'no result'
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const run = await lighthouse(url, { port, onlyCategories: categories, logLevel: 'error' })
    if (run && !run.lhr.runtimeError) return run.lhr
    error = run?.lhr.runtimeError?.message ?? error
  }
  throw new Error(`${url}: ${error}`)
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
    '--ignore-certificate-errors',
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
