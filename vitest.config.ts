import { fileURLToPath } from 'node:url'
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-pool-workers'
import { defineConfig } from 'vitest/config'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

/** Settings of a development server, with a key of the tests' own. */
const TEST_BINDINGS = { ENVIRONMENT: 'development', COOKIE_SECRET: 'tests-only-tests-only-tests-only-1' }

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{app,game-engine,workers,tests}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.workerd.test.ts', 'tests/architecture/**'],
        },
      },
      {
        test: { name: 'architecture', environment: 'node', include: ['tests/architecture/**/*.test.ts'] },
      },
      {
        plugins: [
          cloudflareTest(async () => ({
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
              bindings: { ...TEST_BINDINGS, TEST_MIGRATIONS: await readD1Migrations(path('./migrations')) },
            },
          })),
        ],
        test: {
          name: 'workerd',
          include: ['{app,workers,tests}/**/*.workerd.test.ts', 'tests/replays/golden-logs.test.ts'],
          setupFiles: ['./tests/workerd/apply-migrations.setup.ts'],
          deps: { optimizer: { ssr: { enabled: true, include: ['@remix-run/cloudflare'] } } },
        },
      },
    ],
  },
})
