// A page's own part of the build. Remix ranks every route of a build for each request, several times over (createRequestHandler,
// the static handler, the router of the markup): a third of what `/` costs. A page whose address holds no parameter needs none
// of the others; the browser learns of them from /__manifest, which has the whole build.
import type { ServerBuild } from '@remix-run/cloudflare'

/**
 * The id of the route that alone answers `pathname`: null where the address has parameters, is nobody's, or asks for data instead
 * of a page.
 */
export function routeOfPage(build: ServerBuild, pathname: string): string | null {
  for (const route of Object.values(build.routes)) {
    if (route?.parentId !== 'root' || /[:*]/.test(route.path ?? '')) continue
    if (route.index ? pathname === '/' : `/${route.path}` === pathname) return route.id
  }
  return null
}

/** `build` with the root and one page. */
export function narrowBuild(build: ServerBuild, routeId: string): ServerBuild {
  const only = <Route>(routes: Readonly<Record<string, Route>>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => id === 'root' || id === routeId))
  return {
    ...build,
    routes: only(build.routes),
    assets: { ...build.assets, routes: only(build.assets.routes) },
  }
}
