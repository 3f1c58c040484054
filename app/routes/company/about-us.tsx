// /company/about-us: what this is, how it treats children, what it lives on. Static, and all of it true today.
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { pageMeta } from '#app/seo/page-meta.ts'
import { Art } from '#app/ui/art/art.tsx'
import { Band } from '#app/ui/band.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { InkTitle } from '#app/ui/ink-title.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import { Page } from '#app/ui/shell/page.tsx'
import { Grid, Wrap } from '#app/ui/wrap.tsx'
import { aboutWords } from './about/about-words.server.ts'
import { GlimPlate } from './about/glim-plate.tsx'
import { MoneyLedger } from './about/money-ledger.tsx'
import { PromiseList } from './about/promise-list.tsx'
import './about/about.css'

export const meta = pageMeta<typeof loader>(({ data }) => data?.metaTitle ?? '')

export function loader({ context }: LoaderFunctionArgs) {
  return aboutWords(context.locale)
}

export default function AboutUs() {
  const { title, lead, glim, what, children, money, call } = useLoaderData<typeof loader>()
  return (
    <Page className="about-page">
      <Wrap>
        <div className="about-head">
          <div>
            <h1>
              <InkTitle text={title} />
            </h1>
            <p className="lead">{lead}</p>
          </div>
          <GlimPlate words={glim} />
        </div>
      </Wrap>
      <Band tint="cream" aria-labelledby="about-what">
        <Wrap>
          <h2 id="about-what">{what.title}</h2>
          <Grid columns={3} className="about-what">
            {what.parts.map((part) => (
              <Sheet key={part.art} tape>
                <Art name={part.art} grain />
                <h3>{part.title}</h3>
                <p>{part.text}</p>
              </Sheet>
            ))}
          </Grid>
          <p className="about-soon">{what.soon}</p>
        </Wrap>
      </Band>
      <Band>
        <Wrap className="about-pair">
          <PromiseList words={children} />
          <MoneyLedger words={money} />
        </Wrap>
      </Band>
      <Band tint="lilac" tight aria-labelledby="about-call">
        <Wrap className="about-call">
          <Art name="letter" grain />
          <div>
            <h2 id="about-call">{call.title}</h2>
            <p>{call.text}</p>
          </div>
          <ButtonLink to="/company/contact" keyAction>
            {call.action}
          </ButtonLink>
        </Wrap>
      </Band>
    </Page>
  )
}
