// The app on this machine under plain `wrangler dev`.
import { type ChildProcess, spawn } from 'node:child_process'
import { ROOT, toolEnv } from './toolchain.mjs'

export interface WranglerOptions {
  port: number
  stateDir: string
  stdio?: 'inherit' | 'ignore' | 'pipe'
}

/** Starts plain `wrangler dev` on wrangler.toml. The child leads its own group, so that one signal ends them all. */
export function startWrangler({ port, stateDir, stdio = 'inherit' }: WranglerOptions): ChildProcess {
  const args = ['dev', '--local', '--ip', '127.0.0.1', '--port', String(port), '--persist-to', stateDir]
  return spawn('wrangler', [...args, '--show-interactive-dev-session=false', '--inspector-port', '0'], {
    cwd: ROOT,
    stdio: ['ignore', stdio, stdio],
    env: toolEnv({ WRANGLER_LOG: process.env['WRANGLER_LOG'] ?? 'log' }),
    detached: true,
  })
}

export function stopGroup(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, signal)
  } catch {
    // Already gone.
  }
}

/** Waits until /health answers 200; throws after `timeoutMs`, or as soon as `child` has exited. */
export async function waitUntilHealthy(
  origin: string,
  child: ChildProcess,
  timeoutMs = 90_000,
): Promise<void> {
  const deadline = Date.now() + timeoutMs
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`wrangler ended with exit code ${child.exitCode}`)
    const healthy = await fetch(`${origin}/health`).then(
      (response) => response.ok,
      () => false,
    )
    if (healthy) return
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error(`${origin}/health did not answer within ${timeoutMs / 1000} s`)
}
