// What a person sees while something long goes on: a line for what is done, one that moves for what runs. What the tools
// themselves say goes into a log file, and is shown when one of them fails.
// Plain JavaScript on Node's own modules: it runs before the dependencies are there.
import { spawn } from 'node:child_process'
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
export const LOG = join(ROOT, '.reports', 'tools.log')
const LINES_SHOWN = 40

/** Empties the log. The process that a person started does it; those it starts add to it. */
export function startLog() {
  mkdirSync(dirname(LOG), { recursive: true })
  writeFileSync(LOG, '')
}

/** Adds to the log. @param {string} text */
export function log(text) {
  mkdirSync(dirname(LOG), { recursive: true })
  appendFileSync(LOG, text)
}

/** Titles of the steps that run now, and when each began. */
const running = new Map()

const seconds = (since) => `${((Date.now() - since) / 1_000).toFixed(1)} s`

/** Draws the line that moves; on a terminal only. */
function draw() {
  if (!process.stdout.isTTY) return
  const line = [...running].map(([title, since]) => `${title} ${seconds(since)}`).join(' · ')
  process.stdout.write(`\r\x1b[2K${line ? `  … ${line.slice(0, process.stdout.columns - 5)}` : ''}`)
}

function print(line) {
  process.stdout.write(`${process.stdout.isTTY ? '\r\x1b[2K' : ''}${line}\n`)
  draw()
}

/**
 * Runs one step of something long; several may run at a time.
 * @template Result
 * @param {string} title
 * @param {() => Result | Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function step(title, work) {
  const started = Date.now()
  running.set(title, started)
  const timer = setInterval(draw, 500)
  if (process.stdout.isTTY) draw()
  else print(`  … ${title}`)
  let mark = '✗'
  try {
    const result = await work()
    mark = '✓'
    return result
  } finally {
    clearInterval(timer)
    running.delete(title)
    print(`  ${mark} ${title.padEnd(48)} ${seconds(started).padStart(8)}`)
  }
}

/**
 * Runs a command; what it says goes into the log.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<void>}
 * @throws with the end of what it said, when it fails
 */
export function runLogged(command, args, options = {}) {
  const name = [command, ...args].join(' ')
  log(`\n$ ${name}\n`)
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    let said = ''
    const keep = (data) => {
      said += data
      log(String(data))
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) return resolve()
      const end = said.trimEnd().split('\n').slice(-LINES_SHOWN).join('\n')
      reject(
        new Error(`${end}\n\n${name} failed with exit code ${code}. All it said: ${relative(ROOT, LOG)}`),
      )
    })
  })
}
