// "/": the first page of the notebook, in the voice of whichever notebook is open (spec 000 section 2).
import type { MetaFunction } from '@remix-run/cloudflare'
import { m } from '#app/i18n/generated/messages.js'
import { PRODUCT_NAME } from '#app/product.ts'
import { Page } from '#app/ui/shell/page.tsx'
import { ClosingCall } from './home/closing-call.tsx'
import { FeatureGrid } from './home/feature-grid.tsx'
import { GradeShelf } from './home/grade-shelf.tsx'
import { Hero } from './home/hero.tsx'

export const meta: MetaFunction = () => [
  { title: `${PRODUCT_NAME} – ${m.home_meta_title()}` },
  { name: 'description', content: m.home_meta_description() },
]

export default function Home() {
  return (
    <Page>
      <Hero />
      <GradeShelf />
      <FeatureGrid />
      <ClosingCall />
    </Page>
  )
}
