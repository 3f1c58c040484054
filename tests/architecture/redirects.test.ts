// A browser is sent on by three functions whose arguments are types no string from outside has. Each rule is tried by a
// planted violation: without it, one import would bring an open redirect back.
import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { RETURN_PATH_ROUTES } from '#tests/factories/return-path-routes.ts'

const RULES: readonly { name: string; broken: RegExp; except: readonly string[]; planted: string }[] = [
  {
    name: "nobody calls Hono's redirect or the platform's",
    broken: /\.redirect\(/,
    except: [],
    planted: "return c.redirect(c.req.query('next'))",
  },
  {
    name: 'nobody writes the header, or a page that refreshes into another, by hand',
    broken: /(['"`])(location|refresh|x-remix-redirect)\1\s*[,:\]]|\bLocation:|http-equiv/i,
    except: [],
    planted: "headers.set('location', returnTo)",
  },
  {
    name: 'no script sends the browser on',
    broken: /location\.(assign|replace)\(|location(\.href)?\s*=[^=]|window\.open\(/,
    except: [],
    planted: 'window.location.href = returnTo',
  },
  {
    name: 'only the parsers make the types',
    broken: /\bas (unknown as )?(OwnPath|TrustedUrl)\b/,
    except: ['app/request/own-path.ts', 'app/request/trusted-url.ts'],
    planted: 'redirectTo(returnTo as OwnPath)',
  },
  {
    name: 'only those who know an address that is not ours vouch for it',
    broken: /\btrustedUrl\(/,
    except: [
      'app/request/trusted-url.ts',
      // A sign-in provider's own page.
      'app/domain/accounts/internal/provider-client.ts',
      // The card provider's pages, and ours before them.
      'app/domain/billing/internal/adult-confirmation.ts',
      'app/domain/billing/internal/open-checkout.ts',
      'app/domain/billing/portal-link.server.ts',
      'app/domain/billing/read-checkout.server.ts',
      // The operator's list of return addresses.
      'app/domain/accounts/internal/redirect-target.ts',
    ],
    planted: 'redirectAway(trustedUrl(returnTo))',
  },
  {
    name: 'nor takes all that Remix can do under one name',
    broken: /import \* as \w+ from '@remix-run\//,
    except: [],
    planted: "import * as remix from '@remix-run/cloudflare'",
  },
]

/** They read for the routes below them. */
const NO_ROUTES = new Set(['app/routes/auth/destination.ts', 'workers/api/auth/frame.ts'])

const SOURCES = globSync('{app,workers}/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.tsx?$|app\/i18n\/generated\//.test(file))
  .map((file) => ({ file, source: readFileSync(file, 'utf8') }))

describe.each(RULES)('$name', ({ broken, except, planted }) => {
  it('holds', () => {
    const files = SOURCES.filter(({ source }) => broken.test(source)).map(({ file }) => file)
    expect(files.filter((file) => !except.includes(file))).toEqual([])
    // An exception that is no longer one would let a new one in.
    expect(except.filter((file) => !files.includes(file))).toEqual([])
  })

  it('catches a planted violation', () => {
    expect(planted).toMatch(broken)
  })
})

describe('routes that follow a path', () => {
  const READS =
    /readDestination\(|parseOwnPath\(form|parseOwnPath\(new URL|parseOwnPath\(`|askedRedirect\(c\)|redirect_to['"]?\)|redirect_to:|get\('(returnTo|next|redirect|redirectTo)'\)/

  it('are all in the table that hostile values are sent to', () => {
    const readers = SOURCES.filter(({ file }) => /^(app\/routes|workers\/api)\//.test(file))
      .filter(({ source }) => READS.test(source))
      .map(({ file }) => file)
      .filter((file) => !NO_ROUTES.has(file))
    expect(readers.sort()).toEqual(Object.keys(RETURN_PATH_ROUTES).sort())
  })

  it('are found when a new one reads its own parameter', () => {
    expect("const to = params.get('next')").toMatch(READS)
    expect('const destination = readDestination(params)').toMatch(READS)
  })
})

describe('the linter keeps what Remix sends browsers on with to redirects.server.ts and link.tsx', () => {
  const copy = mkdtempSync(join(tmpdir(), 'sparkbook-lint-'))
  for (const file of ['biome.json', 'package.json']) cpSync(file, join(copy, file))
  afterAll(() => rmSync(copy, { recursive: true }))

  it.each([
    "import { json, redirect as go } from '@remix-run/cloudflare'\nexport const at = [go, json]\n",
    "import { Form, Link } from '@remix-run/react'\nexport const at = [Form, Link]\n",
  ])('%s', (planted) => {
    writeFileSync(join(copy, 'planted.ts'), planted)
    const biome = join(process.cwd(), 'node_modules/.bin/biome')
    const linted = spawnSync(biome, ['lint', '--vcs-enabled=false', 'planted.ts'], {
      cwd: copy,
      encoding: 'utf8',
    })
    expect(linted.stderr).toContain('take typed paths')
    expect(linted.status).toBe(1)
  })
})
