// The dashboard that is promised (spec 000 section 2): a sketch of it, and where it is.
import { SoonMark } from '#app/features/soon-mark.tsx'
import { m } from '#app/i18n/generated/messages.ts'
import { Art } from '#app/ui/art/art.tsx'
import { Sheet } from '#app/ui/sheet.tsx'

export function AnalyticsPromise() {
  return (
    <Sheet as="section" tape="right" className="analytics-promise" aria-labelledby="analytics-title">
      <Art name="sketched-chart" grain title={m.parents_analytics_picture()} />
      <div>
        <SoonMark needs={['advanced-analytics']} />
        <h2 id="analytics-title">{m.parents_analytics()}</h2>
        <p>{m.parents_analytics_text()}</p>
        <p>{m.parents_analytics_now()}</p>
      </div>
    </Sheet>
  )
}
