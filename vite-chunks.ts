// Which file a module of the browser's build goes to. What every page loads is three files; what a page adds is its own. The
// home page is where most people begin: what it shares with others comes with the shell.
import type { Rollup } from 'vite'
import { MESSAGE_ASSETS } from './app/i18n/message-assets.ts'
import { areaOf } from './vite-messages.ts'

/** The watch over what runs out: few pages fetch it, and it must not be merged into what all of them load. */
const CLOCK = /\/app\/clock\/(?:watch-|server-time|clock-socket)/
/** Tables of messages: merged with other small modules they would bring their areas to pages that say nothing of them. */
const TABLES = /\/app\/words\/(?<table>articles|games)\.ts$/
const EVERY_PAGE = /\/app\/(?:entry\.client|root)\.tsx(?:\?|$)/
const HOME = /\/app\/routes\/home\.tsx(?:\?|$)/
const OTHER_PAGES = /\/app\/routes\/(?!home)[^?]*\?__remix-build-client-route$/
const MESSAGES = 'messages-'
/** Said by the document around every page. */
const SHELL_AREAS: ReadonlySet<string> = new Set(['shell', 'errors', 'pages'])

type Graph = Pick<Rollup.ManualChunkMeta, 'getModuleIds' | 'getModuleInfo'>

/** For rollup's output.manualChunks: asks for each module once the whole graph is known. */
export function manualChunks(): Rollup.GetManualChunk {
  let everyPage: ReadonlySet<string> | undefined
  return (id, graph) => {
    everyPage ??= loadedByEveryPage(graph)
    const area = areaOf(id)
    if (area !== undefined) return `${MESSAGES}${SHELL_AREAS.has(area) ? 'shell' : area}`
    if (CLOCK.test(id)) return 'clock'
    const { table } = TABLES.exec(id)?.groups ?? {}
    if (table !== undefined) return `words-${table}`
    if (!everyPage.has(id)) return undefined
    return id.includes('/node_modules/') ? 'framework' : 'shell'
  }
}

/** Files of messages have a folder of their own, for the import map. */
export function chunkFileNames({ name }: { name: string }): string {
  return name.startsWith(MESSAGES)
    ? `${MESSAGE_ASSETS.slice(1)}${name.slice(MESSAGES.length)}-[hash].js`
    : 'assets/[name]-[hash].js'
}

function loadedByEveryPage(graph: Graph): ReadonlySet<string> {
  const elsewhere = reachableFrom(OTHER_PAGES, graph)
  const shared = [...reachableFrom(HOME, graph)].filter((id) => elsewhere.has(id))
  return new Set([...reachableFrom(EVERY_PAGE, graph), ...shared])
}

/** All that modules of such an id import, directly or not, and not only when it is needed. */
function reachableFrom(start: RegExp, { getModuleIds, getModuleInfo }: Graph): ReadonlySet<string> {
  const reached = new Set([...getModuleIds()].filter((id) => start.test(id)))
  for (const id of reached) {
    for (const imported of getModuleInfo(id)?.importedIds ?? []) reached.add(imported)
  }
  return reached
}
