// Which file a module of the browser's build goes to. What every page loads is three files; what a page adds is its own. The
// home page is where most people begin: what it shares with others comes with the shell.
import type { Plugin, Rolldown } from 'vite'
import { MESSAGE_ASSETS } from '#app/i18n/message-assets.ts'
import { areaOf } from './messages.ts'

/** The watch over what runs out: few pages fetch it, and it must not be merged into what all of them load. */
const CLOCK = /\/app\/clock\/(?:watch-|server-time|clock-socket)/
/** What sets the words of a card: the pages of a set, and studying it. */
const CARDS = /\/app\/stage\/cards\/card-words\.tsx$|\/game-engine\/cards\/card(?:-text)?\.ts$/
/** Tables of messages: merged with other small modules they would bring their areas to pages that say nothing of them. */
const TABLES = /\/app\/words\/(?<table>articles|games)\.ts$/
const EVERY_PAGE = /\/app\/(?:entry\.client|root)\.tsx(?:\?|$)/
const HOME = /\/app\/routes\/home\.tsx(?:\?|$)/
const OTHER_PAGES = /\/app\/routes\/(?!home)[^?]*\?__remix-build-client-route$/
const PAGES = /\/app\/routes\/[^?]*\?__remix-build-client-route$/
/** Pages whose small parts are a file of their own. */
const AREAS = {
  games: /\/app\/routes\/(?:games|practice|ar)/,
  account: /\/app\/routes\/(?:auth|profile|family)/,
}
const UI = /\/app\/ui\//
/** What pages of several areas share, by what it is for; a file imports those before it. The rest: `common`. */
const SHARED = {
  ui: UI,
  answering:
    /\/app\/stage\/(?:digit-of-key|game-settings|letter-outbox|post|retry-after|use-online)\.ts$|\/game-engine\/core\//,
  play: /\/app\/stage\/(?!speech\/)/,
  learning: /\/app\/stage\/speech\/|\/game-engine\//,
}
/** Such as app/bundle/lean-lucide.ts imports. */
const ICON = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/
const OWN_CODE = /\/(?:app|game-engine)\/.*\.tsx?$/
/** Characters of source: a page that does not need a module of this size loses less by it than by a request more. */
const SMALL = 2_600
/** The same for a module of `ui` with icons. */
const SMALL_WITH_ICONS = 1_900
/** Pages that must share a small module or an icon before it joins the others. */
const SHARED_BY = 4
/** Pages that must draw an icon or a part of `ui` before it joins those that most pages load; the others are a second file. */
const COMMON_BY = { icons: 11, 'ui-parts': 7, 'ui-with-icons': 11 }
const MESSAGES = 'messages-'
const WORDS = 'words-'
const RARE = 'rare-'
/** How the names of files begin. What two of them would hold goes to the first. */
const FILES = [
  MESSAGES,
  'framework',
  'shell',
  'icons',
  'ui-parts',
  'ui-with-icons',
  RARE,
  ...Object.keys(SHARED)
    .filter((name) => name !== 'ui')
    .map((name) => `${name}-parts`),
  'common-parts',
  ...Object.keys(AREAS).map((name) => `${name}-parts`),
  'card-parts',
  'clock',
  WORDS,
]
/** Said by the document around every page. */
const SHELL_AREAS: ReadonlySet<string> = new Set(['shell', 'errors', 'pages'])

type Graph = Pick<Rolldown.PluginContext, 'getModuleIds' | 'getModuleInfo'>
/** The pages that a module is part of, by its id. */
type PagesOf = ReadonlyMap<string, readonly string[]>

/** Sorts the modules once the whole graph is known. A module brings what it imports along, such as its styles, unless it is sorted. */
export function chunks(): Plugin {
  let fileOf: (id: string) => string | undefined = () => undefined
  const groups = FILES.map((file, at) => ({
    debugName: file,
    name: (id: string) => fileOf(id) ?? null,
    test: (id: string) => (fileOf(id) ?? '').startsWith(file),
    priority: FILES.length - at,
  }))
  return {
    name: 'chunks',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    config: () => ({
      build: { rolldownOptions: { output: { chunkFileNames, codeSplitting: { groups } } } },
    }),
    buildEnd() {
      fileOf = sorted(this)
    },
  }
}

function sorted(graph: Graph): (id: string) => string | undefined {
  const everyPage = loadedByEveryPage(graph)
  const pagesEver = pagesByModule(graph, { onDemand: true })
  const icons = sharedIcons(pagesEver)
  const parts = smallParts(graph, { everyPage, pagesEver, icons })
  return (id) => {
    const area = areaOf(id)
    if (area !== undefined) return `${MESSAGES}${SHELL_AREAS.has(area) ? 'shell' : area}`
    if (CLOCK.test(id)) return 'clock'
    if (CARDS.test(id)) return 'card-parts'
    const { table } = TABLES.exec(id)?.groups ?? {}
    if (table !== undefined) return `${WORDS}${table}`
    if (!everyPage.has(id)) return icons.has(id) ? setOf('icons', pagesEver.get(id)) : parts.get(id)
    return id.includes('/node_modules/') ? 'framework' : 'shell'
  }
}

/** Files of messages have a folder of their own, for the import map. */
function chunkFileNames({ name }: { name: string }): string {
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
function reachableFrom(start: RegExp, graph: Graph): ReadonlySet<string> {
  return reachedFrom(
    [...graph.getModuleIds()].filter((id) => start.test(id)),
    graph,
  )
}

function reachedFrom(
  start: readonly string[],
  { getModuleInfo }: Graph,
  { onDemand = false } = {},
): ReadonlySet<string> {
  const reached = new Set(start)
  for (const id of reached) {
    const { importedIds = [], dynamicallyImportedIds = [] } = getModuleInfo(id) ?? {}
    for (const imported of importedIds) reached.add(imported)
    if (onDemand) for (const imported of dynamicallyImportedIds) reached.add(imported)
  }
  return reached
}

/** @param onDemand also what comes to a page later */
function pagesByModule(graph: Graph, { onDemand = false } = {}): PagesOf {
  const pagesOf = new Map<string, string[]>()
  for (const page of [...graph.getModuleIds()].filter((id) => PAGES.test(id)))
    for (const id of reachedFrom([page], graph, { onDemand }))
      pagesOf.set(id, [...(pagesOf.get(id) ?? []), page])
  return pagesOf
}

/** The file of an icon or a part of `ui`, by how many pages draw it. */
function setOf(name: keyof typeof COMMON_BY, pages: readonly string[] = []): string {
  return pages.length >= COMMON_BY[name] ? name : `${RARE}${name}`
}

/** Icons that several pages draw. */
function sharedIcons(pagesEver: PagesOf): ReadonlySet<string> {
  const shared = [...pagesEver].filter(([id, pages]) => ICON.test(id) && pages.length >= SHARED_BY)
  return new Set(shared.map(([id]) => id))
}

/**
 * The file of each small module that several pages share and that imports nothing but others like it, and no messages. A file
 * for every set of pages that share something, as a bundler makes them, is a dozen requests a page. What such a module imports
 * is on every page that it is on, so the files of areas import the shared ones and never the other way round.
 */
function smallParts(
  graph: Graph,
  {
    everyPage,
    pagesEver,
    icons,
  }: { everyPage: ReadonlySet<string>; pagesEver: PagesOf; icons: ReadonlySet<string> },
): ReadonlyMap<string, string> {
  const { getModuleInfo } = graph
  const isSmall = new Map<string, boolean>()
  function mayJoin(id: string): boolean {
    if (id.includes('/i18n/generated/')) return false
    if (everyPage.has(id) || id.endsWith('.css')) return true
    const known = isSmall.get(id)
    if (known !== undefined) return known
    isSmall.set(id, false)
    const { code, importedIds = [] } = getModuleInfo(id) ?? {}
    const small =
      OWN_CODE.test(id) &&
      !TABLES.test(id) &&
      !CLOCK.test(id) &&
      (code?.length ?? 0) <= SMALL &&
      importedIds.every(mayJoin)
    isSmall.set(id, small)
    return small
  }
  /** It needs the icons, which need what is in `ui`: a file of its own. */
  function drawsSharedIcons(id: string): boolean {
    const { code, importedIds = [] } = getModuleInfo(id) ?? {}
    return (
      UI.test(id) &&
      (code?.length ?? 0) <= SMALL_WITH_ICONS &&
      importedIds.some((one) => icons.has(one)) &&
      importedIds.every((one) => icons.has(one) || mayJoin(one))
    )
  }
  const parts = new Map<string, string>()
  for (const [id, pages] of pagesByModule(graph)) {
    if (everyPage.has(id) || pages.length < SHARED_BY || !OWN_CODE.test(id)) continue
    if (drawsSharedIcons(id)) parts.set(id, setOf('ui-with-icons', pagesEver.get(id)))
    if (!mayJoin(id)) continue
    // A part that comes later to a page of another area must not bring this one's.
    const [name] = Object.entries(AREAS).find(([, own]) =>
      pagesEver.get(id)?.every((page) => own.test(page)),
    ) ??
      Object.entries(SHARED).find(([, purpose]) => purpose.test(id)) ?? ['common']
    parts.set(id, name === 'ui' ? setOf('ui-parts', pagesEver.get(id)) : `${name}-parts`)
  }
  return parts
}
