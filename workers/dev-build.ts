import type { ServerBuild } from '@remix-run/cloudflare'
import { matchRoutes } from '@remix-run/react'

type Route = ServerBuild['routes'][string]
type RouteObject = Parameters<typeof matchRoutes>[0][number]

/** The end of an address that asks for a page's data. */
const DATA = /(\/_root)?\.data$/

/** The build as Vite makes it for development: its routes' modules are still to be imported. */
export type DevBuild = Omit<ServerBuild, 'routes'> & {
  readonly routes: Readonly<Record<string, Omit<Route, 'module'> & { module(): Promise<Route['module']> }>>
}

const BUILDS = new WeakMap<DevBuild, ServerBuild>()

/**
 * The build with the routes imported that `pathname` needs, beside those imported before; another object when there are more.
 * Importing all of them takes many seconds, and again after each edit.
 */
export async function buildFor(dev: DevBuild, pathname: string): Promise<ServerBuild> {
  const page = pathname.replace(DATA, '') || '/'
  const matched = matchRoutes(routesUnder(dev), page) ?? []
  const ids = ['root', ...matched.flatMap(({ route: { id } }) => id ?? [])]
  const imported = await Promise.all(
    ids.map(async (id) => [id, (await dev.routes[id]?.module()) as Route['module']] as const),
  )
  const known = BUILDS.get(dev)
  if (known && imported.every(([id, module]) => known.routes[id]?.module === module)) return known
  const modules = new Map(imported)
  const routes = Object.entries(dev.routes).map(([id, route]): [string, Route] => {
    const module = modules.get(id) ?? known?.routes[id]?.module ?? ({} as Route['module'])
    return [id, { ...route, module }]
  })
  const build: ServerBuild = { ...dev, routes: Object.fromEntries(routes) }
  BUILDS.set(dev, build)
  return build
}

function routesUnder({ routes }: DevBuild, parentId = 'root'): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index, caseSensitive }): RouteObject => {
      const common = { id, ...(path !== undefined && { path }), ...(caseSensitive && { caseSensitive }) }
      return index
        ? { ...common, index: true }
        : { ...common, children: routesUnder({ routes } as DevBuild, id) }
    })
}
