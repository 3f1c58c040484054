import process from 'node:process'
import { expect, test } from 'vitest'
import { runCommand } from './run-command.ts'

const run = (script: string, silenceLimit: number) =>
  runCommand([process.execPath, '-e', script], {
    cwd: import.meta.dirname,
    env: process.env,
    live: false,
    silenceLimit,
  })

test('says the exit code', async () => {
  expect(await run('process.exit(0)', 60_000)).toEqual({ code: 0 })
  expect(await run('process.exit(3)', 60_000)).toEqual({ code: 3 })
})

test('ends a command that falls silent, with the processes it started', async () => {
  const child = `require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' })`
  // Its pipes close only when the grandchild is gone too.
  expect(await run(`${child}; setInterval(() => {}, 1000)`, 300)).toBe('stalled')
})
