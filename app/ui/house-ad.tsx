// A message of our own, for people on Free: marked as ours, in one place of the page, still. Never an ad of anybody else.
import './house-ad.css'
import { Art, type ArtName } from './art/art.tsx'
import { ButtonLink } from './button.tsx'

export interface HouseAdProps {
  /** "From Sparkbook". */
  mark: string
  title: string
  text: string
  action: string
  to: `/${string}`
  art: ArtName
}

export function HouseAd({ mark, title, text, action, to, art }: HouseAdProps) {
  return (
    <aside className="house-ad" aria-label={mark}>
      <Art name={art} />
      <div className="words">
        <p className="mark">{mark}</p>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <ButtonLink to={to} variant="ghost" size="small">
        {action}
      </ButtonLink>
    </aside>
  )
}
