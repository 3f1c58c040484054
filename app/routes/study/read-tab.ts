/** The tab an address asks for with `?tab=`; the first one for any other value. */
export function readTab<Tab extends string>(search: URLSearchParams, tabs: readonly [Tab, ...Tab[]]): Tab {
  const asked = search.get('tab')
  return tabs.find((tab) => tab === asked) ?? tabs[0]
}
