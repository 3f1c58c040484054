// The import rules catch what they are for: each case plants one bad file in a copy of the tree and expects its rule.
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import config from '../../.dependency-cruiser.mjs'

const PLANTED: readonly [rule: string, file: string, source: string][] = [
  [
    'engine-alone',
    'game-engine/core/planted.ts',
    "import type { Config } from '#app/context.ts'\nexport type P = Config",
  ],
  ['core-imports-nothing', 'game-engine/core/planted.ts', "export * from '../games/catalogue.ts'"],
  [
    'learning-imports-core',
    'game-engine/learning/planted.ts',
    "export * from '#engine/games/math-master/rules.ts'",
  ],
  ['games-import-core', 'game-engine/games/math-master/planted.ts', "export * from 'phaser'"],
  ['games-keep-apart', 'game-engine/games/other-game/planted.ts', "export * from '../math-master/rules.ts'"],
  ['scenes-import-games', 'game-engine/phaser/planted.ts', "export * from 'react'"],
  ['app-not-workers', 'app/planted.ts', "export * from '#workers/log.ts'"],
  ['workers-not-screens', 'workers/planted.ts', "export * from '#app/ui/button.tsx'"],
  ['domain-framework-free', 'app/domain/play/planted.ts', "export * from 'react'"],
  ['domain-internals', 'app/domain/other/planted.ts', "export * from '#app/domain/play/internal/secret.ts'"],
  [
    'families-below-billing',
    'app/domain/guardians/planted.ts',
    "export * from '#app/domain/billing/catalogue.ts'",
  ],
  ['tables-are-private', 'app/routes/planted.ts', "export * from '#app/domain/play/play.schema.ts'"],
  ['tables-of-ones-own', 'app/domain/other/planted.ts', "export * from '#app/domain/play/play.schema.ts'"],
  ['sql-in-domain-only', 'app/routes/planted.ts', "export * from 'drizzle-orm'"],
  ['ui-is-markup', 'app/ui/planted.ts', "export * from '#engine/games/catalogue.ts'"],
  [
    'server-stays-on-the-server',
    'app/stage/planted.ts',
    "export * from '#app/domain/progress/read-progress.server.ts'",
  ],
  ['routes-keep-apart', 'app/routes/other/planted.ts', "export * from '#app/routes/games/hub.tsx'"],
  ['no-circles', 'app/planted.ts', "export * from './planted.ts'"],
  ['no-unresolved', 'app/planted.ts', "export * from './nowhere.ts'"],
]

const copy = mkdtempSync(join(tmpdir(), 'sparkbook-imports-'))
const root = process.cwd()

async function brokenRules(): Promise<string[]> {
  process.chdir(copy)
  try {
    const { output } = await cruise(['app', 'game-engine', 'workers', 'tests'], {
      ruleSet: { forbidden: config.forbidden },
      ...config.options,
      validate: true,
    })
    return (output as ICruiseResult).summary.violations.map(({ rule }) => rule.name)
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
    'tsconfig.json',
    'tsconfig.base.json',
  ]) {
    cpSync(part, join(copy, part), { recursive: true })
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  write('app/domain/play/internal/secret.ts', 'export const secret = 1')
})

afterAll(() => rmSync(copy, { recursive: true }))

function write(file: string, source: string): void {
  mkdirSync(dirname(join(copy, file)), { recursive: true })
  writeFileSync(join(copy, file), source)
}

describe('the import rules', () => {
  it('hold for the tree as it is', async () => {
    expect(await brokenRules()).toEqual([])
  })

  it.each(PLANTED)('catch a planted violation: %s', async (rule, file, source) => {
    write(file, source)
    try {
      expect(await brokenRules()).toContain(rule)
    } finally {
      rmSync(join(copy, file))
    }
  })

  it('are each tried by a planted violation', () => {
    const names = config.forbidden.map(({ name }) => name)
    expect([...new Set(PLANTED.map(([rule]) => rule))].sort()).toEqual([...names].sort())
  })
})
