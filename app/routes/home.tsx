// "/": the first page of the notebook, in the voice of whichever notebook is open (spec 000 section 2).
import { m } from '#app/i18n/generated/messages.ts'
import { PRODUCT_NAME } from '#app/platform/product.ts'
import { JsonLd } from '#app/seo/json-ld.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'
import { organizationThing } from '#app/seo/things.ts'
import { useOrigin } from '#app/seo/use-origin.ts'
import { Page } from '#app/ui/shell/page.tsx'
import { ClosingCall } from './home/closing-call.tsx'
import { FeatureGrid } from './home/feature-grid.tsx'
import { GradeShelf } from './home/grade-shelf.tsx'
import { Hero } from './home/hero.tsx'

export const meta = pageMeta(() => `${PRODUCT_NAME} – ${m.home_meta_title()}`)

export default function Home() {
  return (
    <Page>
      <JsonLd thing={organizationThing(useOrigin())} />
      <Hero />
      <GradeShelf />
      <FeatureGrid />
      <ClosingCall />
    </Page>
  )
}
