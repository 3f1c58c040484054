// Glim, labelled like a plate in a book of plants: what makes it Glim, with a pencil line to each.
import { Glim } from '#app/ui/art/glim.tsx'
import type { AboutWords } from './about-words.server.ts'
import './glim-plate.css'

export function GlimPlate({ words: { title, flame, holes, ear } }: { words: AboutWords['glim'] }) {
  return (
    <figure className="glim-plate">
      <figcaption>{title}</figcaption>
      <div className="drawing">
        <Glim mood="hello" />
        <svg viewBox="0 0 200 100" preserveAspectRatio="none" aria-hidden="true">
          <path d="M136 13C124 9 116 11 106 17" vectorEffect="non-scaling-stroke" />
          <path d="M40 50C50 45 58 46 68 50" vectorEffect="non-scaling-stroke" />
          <path d="M146 86C138 90 132 86 125 78" vectorEffect="non-scaling-stroke" />
        </svg>
      </div>
      <ul>
        <li className="flame">{flame}</li>
        <li className="holes">{holes}</li>
        <li className="ear">{ear}</li>
      </ul>
    </figure>
  )
}
