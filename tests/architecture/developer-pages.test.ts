// Developers' pages are in the route table of a developer's build and in no other. That the deployed files hold none
// is deployed-pages.ts' matter.
import type { RouteConfigEntry } from '@remix-run/route-config'
import { afterEach, describe, expect, it, vi } from 'vitest'

afterEach(() => vi.unstubAllEnvs())

async function routePaths(build: string | undefined): Promise<string[]> {
  vi.resetModules()
  vi.stubEnv('SPARKBOOK_BUILD', build)
  const { default: routes } = await import('#app/routes.ts')
  return (routes as readonly RouteConfigEntry[]).map(({ path, file }) => `${path ?? ''} ${file}`)
}

describe('the route table', () => {
  it('of a production build has no page for developers', async () => {
    const paths = await routePaths('production')
    expect(paths.filter((path) => /^dev\b|routes\/dev/.test(path))).toEqual([])
    expect(paths).toContain('games routes/games/hub.tsx')
  })

  it('of a developer has them, beside everything else', async () => {
    const paths = await routePaths(undefined)
    expect(paths).toContain('dev/outbox routes/dev/outbox.tsx')
    expect(paths).toEqual(expect.arrayContaining(await routePaths('production')))
  })
})
