// /company/about-us: what this is, how it treats children, what it lives on. Static, and all of it true today.
import { useLoaderData } from '@remix-run/react'
import { m } from '#app/i18n/generated/messages.ts'
import { PRODUCT_NAME } from '#app/platform/product.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { Art } from '#app/ui/art/art.tsx'
import { Band } from '#app/ui/band.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { InkTitle } from '#app/ui/ink-title.tsx'
import { Ranges } from '#app/ui/ranges.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import { Page } from '#app/ui/shell/page.tsx'
import { Grid, Wrap } from '#app/ui/wrap.tsx'
import { GlimPlate } from './about/glim-plate.tsx'
import { listPrices } from './about/list-prices.server.ts'
import { MoneyLedger } from './about/money-ledger.tsx'
import { PromiseList } from './about/promise-list.tsx'
import './about/about.css'

export const meta = pageMeta(() => m.shell_about_us())

export function loader() {
  return { prices: listPrices() }
}

const PARTS = [
  { art: 'why-play', title: m.about_what_play_title, text: m.about_what_play_text },
  { art: 'why-skills', title: m.about_what_skills_title, text: m.about_what_skills_text },
  { art: 'why-progress', title: m.about_what_score_title, text: m.about_what_score_text },
] as const

export default function AboutUs() {
  const { prices } = useLoaderData<typeof loader>()
  return (
    <Page className="about-page">
      <Wrap>
        <div className="about-head">
          <div>
            <h1>
              <InkTitle text={m.about_title()} />
            </h1>
            <p className="lead">
              <Ranges in={m.about_lead({ product: PRODUCT_NAME })} />
            </p>
          </div>
          <GlimPlate />
        </div>
      </Wrap>
      <Band tint="cream" aria-labelledby="about-what">
        <Wrap>
          <h2 id="about-what">{m.about_what_title()}</h2>
          <Grid columns={3} className="about-what">
            {PARTS.map(({ art, title, text }) => (
              <Sheet key={art} tape>
                <Art name={art} grain />
                <h3>{title()}</h3>
                <p>{text()}</p>
              </Sheet>
            ))}
          </Grid>
          <p className="about-soon">{m.about_what_soon()}</p>
        </Wrap>
      </Band>
      <Band>
        <Wrap className="about-pair">
          <PromiseList />
          <MoneyLedger prices={prices} />
        </Wrap>
      </Band>
      <Band tint="lilac" tight aria-labelledby="about-call">
        <Wrap className="about-call">
          <Art name="letter" grain />
          <div>
            <h2 id="about-call">{m.about_call_title()}</h2>
            <p>{m.about_call_text()}</p>
          </div>
          <ButtonLink to="/company/contact" keyAction>
            {m.about_call_action()}
          </ButtonLink>
        </Wrap>
      </Band>
    </Page>
  )
}
