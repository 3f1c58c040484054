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

/** Measured whole, in several runs: the median counts. All other pages are measured once, and as often where they missed an aim. */
const MAIN_PAGES: readonly string[] = ['/', '/games']
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const RUNS = 3
const ATTEMPTS = 3
const AIM = 95

/** These are the same in every run. */
const STEADY_CATEGORIES = ['accessibility', 'seo']
const STEADY_AIM = 100
const SPEED = ['performance']

/** @param only addresses of the page table; null: all of them */
export async function benchLighthouse(stateDir: string, only: readonly string[] | null): Promise<Findings> {
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
    for (const path of PAGES_WITH_CONTENT.filter((page) => only?.includes(page) ?? true)) {
      const isMain = MAIN_PAGES.includes(path)
      const categories = isMain ? CATEGORIES : [...SPEED, ...STEADY_CATEGORIES]
      const results: Result[] = []
      const runs = () => (isMain || results.some((result) => scoreOf(result, 'performance') < AIM) ? RUNS : 1)
      do results.push(await audit(`${origin}${path}`, browser.port, categories))
      while (results.length < runs())
      const counted = categories.filter((category) => category !== 'seo' || isForSearch(results))
      for (const category of counted)
        findings.entries.push(entryOf(path, results, category, isMain ? AIM : aimOf(category)))
      findings.notes.push(...shortcomings(path, results, counted))
    }
    return findings
  } finally {
    if (browser) await stop(browser.child)
    edge?.close()
    stopGroup(app)
  }
}

const NOTE = `Lighthouse: mobile, simulated slow 4G and CPU, over HTTP/2 and brotli; ${MAIN_PAGES.join(' and ')}, and pages that missed the aim once, by the median of ${RUNS} runs. A busy machine scores lower.`

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

const aimOf = (category: string) => (STEADY_CATEGORIES.includes(category) ? STEADY_AIM : AIM)

/** Personal and thin pages ask to be left out, which costs them points in SEO on purpose. */
const isForSearch = (results: readonly Result[]) =>
  results.every(({ audits }) => audits['is-crawlable']?.score !== 0)

function entryOf(path: string, results: readonly Result[], category: string, aim: number): Entry {
  const value = median(results.map((result) => scoreOf(result, category)))
  return {
    name: `Lighthouse ${path}: ${category}`,
    value,
    unit: 'of 100',
    reference: { name: 'aimed at', value: aim },
    ratio: value / aim,
    aim: '>= 1x',
  }
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
