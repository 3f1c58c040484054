import './titled-aside.css'
import { Ranges } from './ranges.tsx'

const ASIDE = /^(.*?)(\s*)((?:\([^()]*\)|（[^（）]*）))$/

/** A name that ends with words in brackets, as grades do: where the line is short, the bracket begins the next one as a whole. */
export function TitledAside({ in: text }: { in: string }) {
  const [, name, space, aside] = ASIDE.exec(text) ?? []
  if (!name || aside === undefined) return <Ranges in={text} />
  return (
    <>
      {name}
      {space}
      <span className="titled-aside">
        <Ranges in={aside} />
      </span>
    </>
  )
}
