// Which browser the tests drive: the one named, the machine's own, Playwright's, and only then a download.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import process from 'node:process'
import { chromium } from '@playwright/test'
import { run } from './toolchain.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
/** Chromium without windows: the same engine, and none of the processor time that drawing an address bar and tabs takes. */
const HEADLESS_SHELLS = ['chromium-headless-shell', 'chrome-headless-shell']
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/** Pages of the browser's own address bar. Nobody sees them without a window, and each new window would load them. */
const ADDRESS_BAR_PAGES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup']

/** What Playwright switches off by itself: of two lists the browser takes the last, so ours names these as well. */
const LEFT_OUT_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/** Needed where there is no sandbox to be had, and to keep the browser from calling home. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...ADDRESS_BAR_PAGES, ...LEFT_OUT_BY_PLAYWRIGHT].join(',')}`,
]

/** Path of a browser that is already here, or null. */
export function findChromium(): string | null {
  const named = process.env['CHROMIUM_PATH']
  const candidates = [...(named ? [named] : onPath(NAMES)), MAC_CHROME, chromium.executablePath()]
  return candidates.find((path) => existsSync(path)) ?? null
}

/** Path of the browser for journeys: a headless shell where there is one or can be, as it takes a quarter less time; else any. */
export function requireJourneyBrowser(): string {
  if (process.env['CHROMIUM_PATH']) return requireChromium()
  return findShell() ?? installShell() ?? requireChromium()
}

function findShell(): string | undefined {
  return onPath(HEADLESS_SHELLS).find(existsSync)
}

/** Debian's shell of the very version of its Chromium; undefined where Debian's is not the one on the machine, or offline. */
function installShell(): string | undefined {
  // The workers of a run take what its first process found.
  if (!maySetUp() || process.env['TEST_WORKER_INDEX'] !== undefined) return
  const { stdout } = spawnSync('dpkg-query', ['--show', 'chromium'], { encoding: 'utf8' })
  const [, version] = stdout.trim().split('\t')
  if (version === undefined) return
  console.log('Installing Chromium’s headless shell for the journeys ...')
  const apt = (...args: string[]) => run('apt-get', ['-qq', ...args], { stdio: 'ignore' }) === 0
  const install = () => apt('install', '-y', '--no-install-recommends', `chromium-headless-shell=${version}`)
  if (!install() && apt('update')) install()
  return findShell()
}

/** Whether packages of the machine are installed without asking: for root on Debian, as in the container of a build service. */
function maySetUp(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version')
}

function onPath(names: readonly string[]): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return folders.flatMap((folder: string) => names.map((name) => join(folder, name)))
}

/** Path of a browser, installed if need be. @throws with a sentence that says what to install */
export function requireChromium(): string {
  const here = findChromium()
  if (here) return here
  console.log('No Chromium or Chrome found; trying to install one ...')
  const installers = [
    ['npx', 'playwright', 'install', 'chromium'],
    ...(maySetUp()
      ? [
          ['apt-get', 'update'],
          ['apt-get', 'install', '-y', 'chromium'],
        ]
      : []),
  ]
  for (const [program = '', ...args] of installers) {
    run(program, args)
    const installed = findChromium()
    if (installed) return installed
  }
  throw new Error(
    'The browser tests need Chromium or Chrome. Install one, or set CHROMIUM_PATH to the one you have.',
  )
}
