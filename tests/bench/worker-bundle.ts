// The Worker as wrangler would upload it, as one module of text.
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { ROOT, toolEnv } from '../sandbox/toolchain.mjs'

const UPLOAD = join('.reports', 'worker', 'app.js')
const KIB = 1_024
const KB = 1_000

export interface Upload {
  code: string
  /** KB of 1,000 bytes, as wrangler reports them. */
  total: number
  gzip: number
}

let upload: Promise<Upload> | undefined

/** A dry run of the deployment, once: the same bundle, and wrangler's own figures for it. */
export function bundleForUpload(): Promise<Upload> {
  upload ??= dryRun()
  return upload
}

async function dryRun(): Promise<Upload> {
  const { stdout } = await promisify(execFile)(
    'wrangler',
    ['deploy', '--dry-run', '--outdir', dirname(join(ROOT, UPLOAD))],
    // Colours would stand between the words looked for below, which a quieter log leaves out.
    { cwd: ROOT, env: toolEnv({ FORCE_COLOR: '0', NO_COLOR: '1', WRANGLER_LOG: 'log' }) },
  )
  const sizes = /Total Upload: ([\d.]+) KiB \/ gzip: ([\d.]+) KiB/.exec(stdout)
  if (!sizes) throw new Error(`wrangler deploy --dry-run: ${stdout}`)
  const [total = 0, gzip = 0] = sizes.slice(1).map((kib) => (Number(kib) * KIB) / KB)
  return { code: readFileSync(join(ROOT, UPLOAD), 'utf8'), total, gzip }
}
