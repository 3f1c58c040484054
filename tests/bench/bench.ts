// The project's speed and size in one table, also written to .reports/bench.json. Nothing here passes or fails: times
// are compared with a reference from the same run, never with a limit.
// `npm run bench -- --only=render,accounts,answer-times,size,round-content,replay,replay-in-node,maze,curriculum,playing,ar,access,clock,study-plan,study,studying,card-set,first-words,webhook,lighthouse`
// runs a part; `--only=lighthouse --pages=/,/games` some pages.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { arch, cpus, loadavg, platform, tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { buildIfStale } from '../sandbox/build-if-stale.ts'
import { ROOT } from '../sandbox/toolchain.mjs'
import { benchAccess } from './access.ts'
import { benchAccounts } from './accounts.ts'
import { benchAnswerTimes } from './answer-times.ts'
import { benchAr } from './ar.ts'
import { benchCardSet } from './card-set.ts'
import { benchClock } from './clock.ts'
import { benchCurriculum } from './curriculum.ts'
import { type Findings, table } from './entries.ts'
import { benchFirstWords } from './first-words.ts'
import { benchLighthouse } from './lighthouse.ts'
import { benchMaze } from './maze.ts'
import { benchPlaying } from './playing.ts'
import { benchReplay } from './replay.ts'
import { benchReplayInNode } from './replay-in-node.ts'
import { benchRoundContent } from './round-content.ts'
import { benchServerRender } from './server-render.ts'
import { benchSize } from './size.ts'
import { benchStudy } from './study.ts'
import { benchStudyPlan } from './study-plan.ts'
import { benchStudying } from './studying.ts'
import { benchWebhook } from './webhook.ts'

process.chdir(ROOT)
const stateDir = mkdtempSync(join(tmpdir(), 'sparkbook-bench-'))
process.on('exit', () => rmSync(stateDir, { recursive: true, force: true, maxRetries: 5 }))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))

const { values } = parseArgs({ options: { only: { type: 'string' }, pages: { type: 'string' } } })

const PARTS: Readonly<Record<string, () => Findings | Promise<Findings>>> = {
  render: () => benchServerRender(stateDir),
  accounts: () => benchAccounts(stateDir),
  'answer-times': () => benchAnswerTimes(stateDir),
  size: benchSize,
  'round-content': benchRoundContent,
  replay: benchReplay,
  'replay-in-node': benchReplayInNode,
  maze: benchMaze,
  curriculum: benchCurriculum,
  playing: () => benchPlaying(stateDir),
  ar: () => benchAr(stateDir),
  access: () => benchAccess(stateDir),
  clock: () => benchClock(stateDir),
  'study-plan': benchStudyPlan,
  study: benchStudy,
  studying: () => benchStudying(stateDir),
  'card-set': () => benchCardSet(stateDir),
  'first-words': benchFirstWords,
  webhook: () => benchWebhook(stateDir),
  lighthouse: () => benchLighthouse(stateDir, values.pages?.split(',') ?? null),
}

const wanted = values.only?.split(',') ?? Object.keys(PARTS)
const unknown = wanted.filter((name) => !Object.hasOwn(PARTS, name))
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are: ${Object.keys(PARTS).join(', ')}`)
  process.exit(1)
}

await buildIfStale()
const machine = {
  system: `${platform()} ${arch()}`,
  cpus: cpus().length,
  model: cpus()[0]?.model ?? 'unknown',
  node: process.version,
  loadBefore: loadavg()[0] ?? 0,
}
const entries: Findings['entries'] = []
const notes: string[] = []
for (const [name, run] of Object.entries(PARTS)) {
  if (!wanted.includes(name)) continue
  console.log(`Measuring: ${name} ...`)
  const found = await run()
  entries.push(...found.entries)
  notes.push(...found.notes)
}

const report = join(ROOT, '.reports', 'bench.json')
mkdirSync(join(ROOT, '.reports'), { recursive: true })
writeFileSync(report, `${JSON.stringify({ measuredAt: new Date(), machine, entries, notes }, null, 2)}\n`)
console.log(`\n${table(entries)}\n\n${notes.map((note) => `- ${note}`).join('\n')}`)
console.log(
  `- ${machine.system}, ${machine.cpus} CPUs (${machine.model}), Node ${machine.node}, load ${machine.loadBefore.toFixed(1)} at the start; more load than CPUs means noise, which ratios bear better than values.`,
)
console.log(`- As JSON: ${relative(ROOT, report)}`)
process.exit(0)
