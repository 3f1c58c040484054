// Glim, labelled like a plate in a book of plants: what makes it Glim, with a pencil line to each.
import { m } from '#app/i18n/generated/messages.ts'
import { Glim } from '#app/ui/art/glim.tsx'
import './glim-plate.css'

export function GlimPlate() {
  return (
    <figure className="glim-plate">
      <figcaption>{m.about_glim_title()}</figcaption>
      <div className="drawing">
        <Glim mood="hello" />
        <svg viewBox="0 0 200 100" preserveAspectRatio="none" aria-hidden="true">
          <path d="M136 13C124 9 116 11 106 17" vectorEffect="non-scaling-stroke" />
          <path d="M40 50C50 45 58 46 68 50" vectorEffect="non-scaling-stroke" />
          <path d="M146 86C138 90 132 86 125 78" vectorEffect="non-scaling-stroke" />
        </svg>
      </div>
      <ul>
        <li className="flame">{m.about_glim_flame()}</li>
        <li className="holes">{m.about_glim_holes()}</li>
        <li className="ear">{m.about_glim_ear()}</li>
      </ul>
    </figure>
  )
}
