import { fileURLToPath } from 'node:url'
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { content } from './app/bundle/content.ts'
import { TEST_CONFIG } from './tests/factories/config.ts'
import { lightModules } from './tests/light-modules.ts'
import { testSeed } from './tests/test-seed.ts'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

/** TEST_CONFIG as the platform would hand it over. */
const TEST_BINDINGS = {
  ENVIRONMENT: TEST_CONFIG.environment,
  COOKIE_SECRET: TEST_CONFIG.cookieSecret,
  SITE_URL: TEST_CONFIG.siteUrl,
  SIGNING_KEYS: JSON.stringify(TEST_CONFIG.signingKeys),
  REDIRECT_ALLOW_LIST: TEST_CONFIG.redirectAllowList.join(','),
  PUBLIC_CLIENT_KEY: TEST_CONFIG.publicClientKey,
  PASSWORD_RANGE_URL: 'off',
  CAPTCHA_DIFFICULTY: String(TEST_CONFIG.captchaDifficulty),
  STRIPE_SECRET_KEY: 'sk_test_local',
  STRIPE_WEBHOOK_SECRET: 'whsec_dev',
  STRIPE_API_URL: TEST_CONFIG.paymentsStandIn,
  ...Object.fromEntries(
    ['google', 'microsoft'].flatMap((name) => [
      [`${name.toUpperCase()}_ISSUER`, `https://${name}.test`],
      [`${name.toUpperCase()}_CLIENT_ID`, 'sparkbook'],
      [`${name.toUpperCase()}_CLIENT_SECRET`, 'tests-only'],
    ]),
  ),
}

/** What all suites have in common. */
const SHARED = { setupFiles: ['./tests/random-seed.setup.ts'], provide: { testSeed: testSeed() } }

export default defineConfig({
  test: {
    // What a test that passed wrote to the console says nothing.
    silent: 'passed-only',
    projects: [
      {
        plugins: [content(), lightModules()],
        test: {
          ...SHARED,
          name: 'unit',
          environment: 'node',
          include: ['{app,game-engine,workers,tests}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/*.{workerd,isolated}.test.{ts,tsx}', 'tests/architecture/**'],
          // All files share what they import: half the CPU.
          isolate: false,
          pool: 'threads',
          unstubGlobals: true,
          // Properties play hundreds of rounds; a busy machine must not turn that into a failure.
          testTimeout: 30_000,
        },
      },
      {
        plugins: [content(), lightModules()],
        test: {
          ...SHARED,
          // The few that replace a module by another: what they import is theirs alone.
          name: 'unit-isolated',
          environment: 'node',
          include: ['{app,game-engine,workers,tests}/**/*.isolated.test.{ts,tsx}'],
          // A thread starts in half the time of a process.
          pool: 'threads',
          testTimeout: 30_000,
        },
      },
      {
        plugins: [content(), lightModules()],
        test: {
          name: 'architecture',
          environment: 'node',
          // They import most of the app: once.
          isolate: false,
          include: ['tests/architecture/**/*.test.ts'],
          // They read the whole tree: seconds on a quiet machine.
          testTimeout: 60_000,
        },
      },
      {
        plugins: [
          content(),
          lightModules(),
          cloudflareTest(async () => ({
            main: './tests/workerd/main.ts',
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
              // The built pages are one module of megabytes: read by workerd itself, as it is.
              modulesRules: [{ type: 'ESModule', include: ['**/build/server/index.js'] }],
              bindings: { ...TEST_BINDINGS, TEST_MIGRATIONS: await readD1Migrations(path('./migrations')) },
            },
          })),
        ],
        resolve: {
          alias: [{ find: /^.*\/scrypt-cost\.ts$/, replacement: path('./tests/workerd/scrypt-cost.ts') }],
        },
        test: {
          name: 'workerd',
          include: ['{app,workers,tests}/**/*.workerd.test.ts'],
          ...SHARED,
          setupFiles: [...SHARED.setupFiles, './tests/workerd/fresh-state.setup.ts'],
          isolate: false,
          maxWorkers: 2,
          // After the others where all run together: Vitest wants it of a project with workers of its own number.
          sequence: { groupOrder: 1 },
          // Password hashes cost what they should; a busy machine must not turn that into a failure.
          testTimeout: 60_000,
          deps: {
            optimizer: {
              ssr: {
                enabled: true,
                rolldownOptions: { output: { minify: { compress: false, mangle: false, codegen: true } } },
                include: [
                  '@lucia-auth/adapter-drizzle',
                  '@remix-run/cloudflare',
                  '@supabase/supabase-js',
                  'arctic',
                  'drizzle-orm',
                  'drizzle-orm/d1',
                  'drizzle-orm/sqlite-core',
                  'hono',
                  'hono/body-limit',
                  'hono/html',
                  'hono/request-id',
                  'hono/secure-headers',
                  'hono/utils/cookie',
                  'jose',
                  'lucia',
                  'otpauth',
                  'stripe',
                  'zod',
                  'zod/mini',
                ],
              },
            },
          },
        },
      },
    ],
  },
})
