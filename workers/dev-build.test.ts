import { expect, test, vi } from 'vitest'
import { buildFor, type DevBuild } from './dev-build.ts'

function devBuild() {
  const route = (id: string, parentId: string | undefined, path: string | undefined, index?: true) => {
    const module = { default: id }
    return {
      id,
      ...(parentId && { parentId }),
      ...(path && { path }),
      ...(index && { index }),
      module: vi.fn(async () => module),
    }
  }
  const routes = {
    root: route('root', undefined, ''),
    home: route('home', 'root', undefined, true),
    games: route('games', 'root', 'games'),
    profile: route('profile', 'root', undefined),
    about: route('about', 'profile', 'profile/:part'),
    none: route('none', 'root', '*'),
  }
  return { routes, build: { routes } as unknown as DevBuild }
}

const imported = ({ routes }: ReturnType<typeof devBuild>) =>
  Object.values(routes)
    .filter(({ module }) => module.mock.calls.length > 0)
    .map(({ id }) => id)

test.each([
  ['/', ['root', 'home']],
  ['/_root.data', ['root', 'home']],
  ['/games', ['root', 'games']],
  ['/games.data', ['root', 'games']],
  ['/profile/x', ['root', 'profile', 'about']],
  ['/nowhere', ['root', 'none']],
])('%s imports its own routes', async (pathname, ids) => {
  const dev = devBuild()
  const build = await buildFor(dev.build, pathname)
  expect(imported(dev)).toEqual(ids)
  for (const id of ids) expect(build.routes[id]?.module).toEqual({ default: id })
})

test('keeps what was imported, and is another build only when there is more', async () => {
  const { build } = devBuild()
  const first = await buildFor(build, '/nowhere')
  expect(await buildFor(build, '/elsewhere')).toBe(first)
  expect(first.routes['games']?.module).toEqual({})
  const second = await buildFor(build, '/games')
  expect(second).not.toBe(first)
  expect(second.routes['none']?.module).toEqual({ default: 'none' })
})
