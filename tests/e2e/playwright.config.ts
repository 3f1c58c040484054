// Journeys through the built app in a real browser, with a database of their own.
import process from 'node:process'
import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, requireJourneyBrowser } from '../sandbox/find-chromium.ts'
import { testSeed } from '../test-seed.ts'

const port = Number(process.env['E2E_PORT'] ?? 8791)
// For database.ts, in the processes that run the journeys.
process.env['E2E_SQL_PORT'] = String(port < 35_000 ? port + 30_000 : port - 30_000)

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  // For two cores: what a journey waits for leaves time for another.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../../.reports/browser.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-US',
    timezoneId: 'UTC',
    // One context a worker, emptied between journeys: its cache stays, and a page opens in a third of the time.
    reuseContext: true,
    // Games without their stage, which costs both cores where WebGL is drawn by software; journeys about the stage ask for it.
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: requireJourneyBrowser(), args: CHROMIUM_FLAGS },
  },
  webServer: {
    command: 'node tests/e2e/serve.ts',
    cwd: '../..',
    env: { PORT: String(port), SQL_PORT: process.env['E2E_SQL_PORT'], TEST_SEED: String(testSeed()) },
    url: `http://127.0.0.1:${port}/health`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    stdout: 'ignore',
    stderr: 'ignore',
  },
})
