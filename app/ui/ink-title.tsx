import { InkMark } from './ink-mark.tsx'

/** A title with its one inked phrase: it stands between asterisks, where each language wants it. */
export function InkTitle({ text }: { text: string }) {
  const [before, marked, after] = text.split('*')
  return (
    <>
      {before}
      {marked !== undefined && <InkMark>{marked}</InkMark>}
      {after}
    </>
  )
}
