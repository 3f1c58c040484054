// What the three study pages share: a title with a drawing that stands on the tray's edge, index tabs, and the tray below.

import type { ReactNode } from 'react'
import { AskedNotice } from '#app/features/asked-notice.tsx'
import type { Feature, PromisedId } from '#app/features/feature.ts'
import { SoonMark } from '#app/features/soon-mark.tsx'
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
  /** Between asterisks stands the phrase that is inked. */
  title: string
  lead: string
  /** Names the row of tabs. */
  tabsLabel: string
  /** In order; the first is the page without `?tab=`. */
  tabs: readonly Tab[]
  tabNames: Readonly<Record<Tab, () => string>>
  tab: Tab
  features: Readonly<Record<string, Feature>>
  /** What the page is for, in the feature catalogue. */
  needs: readonly PromisedId[]
  picture: ReactNode
  children: ReactNode
}

export function StudyPage<Tab extends string>(props: StudyPageProps<Tab>) {
  const { className, path, title, lead, tabsLabel, tabs, tabNames, tab, features, needs, picture, children } =
    props
  return (
    <Page className={classNames('study-page', className)}>
      <Wrap>
        <header>
          <div className="title">
            <h1>
              <InkTitle text={title} />
            </h1>
            <p className="lead">{lead}</p>
            <SoonMark needs={needs} />
          </div>
          <div className="standing">{picture}</div>
        </header>
        <AskedNotice features={features} />
        <TabLinks
          label={tabsLabel}
          panelId="tray"
          tabs={tabs.map((name, index) => ({
            id: `tab-${name}`,
            to: index === 0 ? path : ownPath(path, { tab: name }),
            label: tabNames[name](),
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
