// Type errors beside the development server, which itself only strips types. `npm run check` looks at the Worker's and the
// engine's own projects too.
import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import process from 'node:process'
import { createInterface } from 'node:readline'
import { ROOT, toolEnv } from './toolchain.mjs'

const ARGS = ['-p', 'tsconfig.json', '--watch', '--preserveWatchOutput', '--pretty', 'false']
const CACHE = ['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/dev.tsbuildinfo']
const RED = '\x1b[31m'
const PLAIN = '\x1b[0m'

/** What to show of the lines `tsc --watch` prints: errors with their details, and that there are none any more. */
export function typeReport(): (line: string) => string | null {
  let hadErrors = false
  let isDetail = false
  return (line) => {
    const isError = /\berror TS\d+:/.test(line)
    const wasDetail = isDetail
    isDetail = isError || (wasDetail && line.startsWith(' '))
    if (isError) return `type error: ${line}`
    if (isDetail) return line
    const found = /Found (\d+) errors?\./.exec(line)?.[1]
    if (found === undefined) return null
    const isMended = hadErrors && found === '0'
    hadErrors = found !== '0'
    return isMended ? 'no type errors any more' : null
  }
}

/** Checks types now and after every edit, while the server has precedence; ends with this process. */
export function watchTypes(): void {
  const child = spawn('tsc', [...ARGS, ...CACHE], {
    cwd: ROOT,
    env: toolEnv(),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (child.pid !== undefined) setPriority(child.pid, 10)
  process.on('exit', () => child.kill())
  const show = typeReport()
  createInterface(child.stdout).on('line', (line) => {
    const shown = show(line)
    if (shown !== null) console.log(shown.startsWith('no ') ? shown : `${RED}${shown}${PLAIN}`)
  })
}
