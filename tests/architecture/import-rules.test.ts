// The import rules, held to the tree and to what they are for: bad files, one a rule, are planted in a copy of it, which is read
// once. What is found beside them is a fault of the tree.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import config, { FLOORS } from '../../.dependency-cruiser.mjs'

const PLANTED: readonly [rule: string, file: string, source: string][] = [
  [
    'engine-alone',
    'game-engine/core/planted-engine-alone.ts',
    "import type { Config } from '#app/platform/config.ts'\nexport type P = Config",
  ],
  [
    'core-imports-nothing',
    'game-engine/core/planted-core-imports-nothing.ts',
    "export * from '../games/registry.ts'",
  ],
  [
    'learning-imports-core',
    'game-engine/learning/planted-learning-imports-core.ts',
    "export * from '#engine/games/math-master/rules.ts'",
  ],
  [
    'cards-import-core',
    'game-engine/cards/planted-cards-import-core.ts',
    "export * from '#engine/learning/rating.ts'",
  ],
  [
    'curriculum-imports-core',
    'game-engine/curriculum/planted-curriculum-imports-core.ts',
    "export * from '#engine/games/math-master/rules.ts'",
  ],
  [
    'games-import-core',
    'game-engine/games/math-master/planted-games-import-core.ts',
    "export * from 'phaser'",
  ],
  [
    'games-keep-apart',
    'game-engine/games/other-game/planted-games-keep-apart.ts',
    "export * from '../math-master/rules.ts'",
  ],
  ['scenes-import-games', 'game-engine/phaser/planted-scenes-import-games.ts', "export * from 'react'"],
  ['models-import-games', 'game-engine/ar/planted-models-import-games.ts', "export * from 'react'"],
  ['app-not-workers', 'app/planted-app-not-workers.ts', "export * from '#workers/log.ts'"],
  ['bundle-apart', 'app/ui/planted-bundle-apart.ts', "export * from '#app/bundle/library.ts'"],
  ['workers-not-screens', 'workers/planted-workers-not-screens.ts', "export * from '#app/ui/button.tsx'"],
  ['domain-framework-free', 'app/domain/play/planted-domain-framework-free.ts', "export * from 'react'"],
  [
    'domain-internals',
    'app/domain/other/planted-domain-internals.ts',
    "export * from '#app/domain/play/internal/secret.ts'",
  ],
  [
    'subjects-in-floors',
    'app/domain/guardians/planted-upward.ts',
    "export * from '#app/domain/billing/subscription.ts'",
  ],
  [
    'subjects-in-floors',
    'app/domain/guardians/planted-sideways.ts',
    "export * from '#app/domain/referrals/rewards.ts'",
  ],
  [
    'subjects-in-floors',
    'app/domain/catalogue/planted-upward-type.ts',
    "import type { Entitlements } from '#app/domain/access/entitlements.ts'\nexport type P = Entitlements",
  ],
  [
    'platform-below-domain',
    'app/platform/planted-platform-below-domain.ts',
    "export * from '#app/domain/catalogue/plans.ts'",
  ],
  [
    'tables-are-private',
    'app/routes/planted-tables-are-private.ts',
    "export * from '#app/domain/play/play.schema.ts'",
  ],
  [
    'tables-of-ones-own',
    'app/domain/other/planted-tables-of-ones-own.ts',
    "export * from '#app/domain/play/play.schema.ts'",
  ],
  ['sql-in-domain-only', 'app/routes/planted-sql-in-domain-only.ts', "export * from 'drizzle-orm'"],
  ['ui-is-markup', 'app/ui/planted-ui-is-markup.ts', "export * from '#engine/games/registry.ts'"],
  [
    'server-stays-on-the-server',
    'app/stage/planted-server-stays-on-the-server.ts',
    "export * from '#app/domain/progress/read-progress.server.ts'",
  ],
  [
    'routes-keep-apart',
    'app/routes/other/planted-routes-keep-apart.ts',
    "export * from '#app/routes/games/hub.tsx'",
  ],
  ['no-circles', 'app/planted-no-circles.ts', "export * from './planted-no-circles.ts'"],
  ['no-unresolved', 'app/planted-no-unresolved.ts', "export * from './nowhere.ts'"],
]

const copy = mkdtempSync(join(tmpdir(), 'sparkbook-imports-'))
const root = process.cwd()

interface Broken {
  readonly rule: string
  readonly from: string
  readonly to: string
}

async function brokenRules(): Promise<Broken[]> {
  process.chdir(copy)
  try {
    const { output } = await cruise(['app', 'game-engine', 'workers', 'tests'], {
      ruleSet: { forbidden: config.forbidden },
      ...config.options,
      validate: true,
    })
    return (output as ICruiseResult).summary.violations.map(({ rule, from, to }) => ({
      rule: rule.name,
      from,
      to,
    }))
  } finally {
    process.chdir(root)
  }
}

beforeAll(() => {
  for (const part of [
    'app',
    'game-engine',
    'workers',
    'tests',
    '.dependency-cruiser.mjs',
    'package.json',
    'remix.config.ts',
    'tsconfig.json',
    'tsconfig.base.json',
  ]) {
    cpSync(part, join(copy, part), { recursive: true, filter: (path) => basename(path) !== 'node_modules' })
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  write('app/domain/play/internal/secret.ts', 'export const secret = 1')
}, 120_000)

afterAll(() => rmSync(copy, { recursive: true }), 120_000)

function write(file: string, source: string): void {
  mkdirSync(dirname(join(copy, file)), { recursive: true })
  writeFileSync(join(copy, file), source)
}

describe('the import rules', () => {
  let broken: readonly Broken[] = []

  beforeAll(async () => {
    for (const [, file, source] of PLANTED) write(file, source)
    broken = await brokenRules()
  }, 120_000)

  it.each(PLANTED)('catch a planted violation: %s', (rule, file) => {
    expect(broken.map(({ rule, from }) => `${rule}: ${from}`)).toContain(`${rule}: ${file}`)
  })

  it('are kept by the tree', () => {
    const planted = new Set(PLANTED.map(([, file]) => file))
    expect(broken.filter(({ from }) => !planted.has(from))).toEqual([])
  })

  it('are each tried by a planted violation', () => {
    const names = config.forbidden.map(({ name }) => name)
    expect([...new Set(PLANTED.map(([rule]) => rule))].sort()).toEqual([...new Set(names)].sort())
  })

  it('give every subject one floor', () => {
    expect(FLOORS.flat().sort()).toEqual(readdirSync('app/domain').sort())
  })
})
