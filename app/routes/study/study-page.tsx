// What the three study pages share: a title with a drawing that stands on the tray's edge, index tabs, and the tray below.

import { useSearchParams } from '@remix-run/react'
import type { ReactNode } from 'react'
import { AskedNotice } from '#app/features/asked-notice.tsx'
import { ownPath } from '#app/request/own-path.ts'
import { classNames } from '#app/ui/class-names.ts'
import { InkTitle } from '#app/ui/ink-title.tsx'
import { Page } from '#app/ui/shell/page.tsx'
import { TabLinks } from '#app/ui/tab-links.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import './study-page.css'

export interface StudyPageProps<Tab extends string> {
  className: string
  path: `/${string}`
  words: {
    title: string
    lead: string
    /** Names the row of tabs. */
    tabs: string
    /** In order; the first is the page without `?tab=`. */
    tabNames: Readonly<Record<Tab, string>>
  }
  tabs: readonly Tab[]
  tab: Tab
  /** From askedNotice. */
  asked: string | null
  picture: ReactNode
  children: ReactNode
}

export function StudyPage<Tab extends string>(props: StudyPageProps<Tab>) {
  const { className, path, words, tabs, tab, asked, picture, children } = props
  const [search] = useSearchParams()
  return (
    <Page className={classNames('study-page', className)}>
      <Wrap>
        <header>
          <div className="title">
            <h1>
              <InkTitle text={words.title} />
            </h1>
            <p className="lead">{words.lead}</p>
          </div>
          <div className="standing">{picture}</div>
        </header>
        {/* Only as long as the address says so: the next tab has another one. */}
        <AskedNotice text={search.has('notice') ? asked : null} />
        <TabLinks
          label={words.tabs}
          panelId="tray"
          tabs={tabs.map((name, index) => ({
            id: `tab-${name}`,
            to: index === 0 ? path : ownPath(path, { tab: name }),
            label: words.tabNames[name],
            selected: name === tab,
          }))}
        />
        <div className="tray" id="tray" role="tabpanel" aria-labelledby={`tab-${tab}`}>
          {children}
        </div>
      </Wrap>
    </Page>
  )
}
