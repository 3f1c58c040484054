// The dashboard that is promised (spec 000 section 2): a sketch of it, and the plain word that it is not there yet.
import { Art } from '#app/ui/art/art.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import { Tag } from '#app/ui/tag.tsx'
import type { ParentWords } from './parent-words.server.ts'

export function AnalyticsPromise({ words }: { words: ParentWords['analytics'] }) {
  return (
    <Sheet as="section" tape="right" className="analytics-promise" aria-labelledby="analytics-title">
      <Art name="sketched-chart" grain title={words.picture} />
      <div>
        <Tag>{words.soon}</Tag>
        <h2 id="analytics-title">{words.title}</h2>
        <p>{words.text}</p>
        <p>{words.now}</p>
      </div>
    </Sheet>
  )
}
