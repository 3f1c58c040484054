// Runs a tool as a process group of its own and ends the whole group when it falls silent: a runner whose worker did not
// start may wait for ever (vitest issues 9207 and 9271, workers-sdk issue 15498) and would use up a build's time.
import { spawn } from 'node:child_process'
import process from 'node:process'

interface Options {
  cwd: string
  env: NodeJS.ProcessEnv
  /** Its output is shown as it comes, or kept and shown when it fails. */
  live: boolean
  /** Milliseconds without a byte of output after which it is ended. */
  silenceLimit: number
}

export type Exit = { code: number } | 'stalled'

const running = new Set<number>()

function endGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // It has ended meanwhile.
  }
}

/** Groups of their own do not hear the terminal's Ctrl+C. */
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const) {
  process.once(signal, () => {
    for (const pid of running) endGroup(pid)
    process.exit(code)
  })
}

/** Resolves when the command ended; rejects when it could not be started. */
export function runCommand([program = '', ...args]: readonly string[], options: Options): Promise<Exit> {
  const { cwd, env, live, silenceLimit } = options
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
    const { pid } = child
    if (pid !== undefined) running.add(pid)
    const kept: Buffer[] = []
    let isStalled = false
    const stall = () => {
      isStalled = true
      if (pid !== undefined) endGroup(pid)
    }
    let timer = setTimeout(stall, silenceLimit)
    const take = (stream: NodeJS.WriteStream) => (chunk: Buffer) => {
      clearTimeout(timer)
      timer = setTimeout(stall, silenceLimit)
      if (live) stream.write(chunk)
      else kept.push(chunk)
    }
    child.stdout.on('data', take(process.stdout))
    child.stderr.on('data', take(process.stderr))
    child.on('error', reject)
    child.on('close', (code) => {
      clearTimeout(timer)
      if (pid !== undefined) running.delete(pid)
      if (isStalled || code !== 0) process.stdout.write(Buffer.concat(kept))
      resolve(isStalled ? 'stalled' : { code: code ?? 1 })
    })
  })
}
