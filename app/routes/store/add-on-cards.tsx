// The four add-ons: sheets with a drawing. What is owned says so on its own sheet.
import { useLocale } from '#app/preferences/use-preferences.ts'
import { Art, type ArtName } from '#app/ui/art/art.tsx'
import { Countdown } from '#app/ui/countdown/countdown.tsx'
import { LineIcon } from '#app/ui/line-icon.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { Grid } from '#app/ui/wrap.tsx'
import { BuyForm } from './buy-form.tsx'
import type { AddOnOffer } from './offers.server.ts'
import type { StoreWords } from './store-words.server.ts'
import './add-on-cards.css'

const PICTURES: Readonly<Record<AddOnOffer['item'], ArtName>> = {
  'game-level': 'pack-levels',
  'ar-filter': 'pack-filters',
  'voice-pack': 'pack-voices',
  'learning-boost': 'pack-boost',
}

export interface AddOnCardsProps {
  offers: readonly AddOnOffer[]
  words: StoreWords
  pageKey: string
  /** By the server's clock. */
  now: number
}

export function AddOnCards({ offers, words, pageKey, now }: AddOnCardsProps) {
  const locale = useLocale()
  return (
    <Grid columns={4} className="add-on-cards" role="list">
      {offers.map(({ item, name, text, price, lasts, owned, running, buy }) => (
        <Sheet key={item} role="listitem" className="add-on-card">
          <Art name={PICTURES[item]} />
          <h2>{name}</h2>
          <p className="text">{text}</p>
          <Tag>{lasts}</Tag>
          {owned !== null && (
            <p className="owned">
              <LineIcon name="check" /> <strong>{owned}</strong>
            </p>
          )}
          {running && (
            <div className="running">
              <p>
                {words.until} <LocalTime at={running.endsAt} />
              </p>
              <Countdown
                left={running.endsAt - now}
                lasts={running.lasts}
                label={words.left}
                locale={locale}
              />
            </div>
          )}
          <p className="price">{price}</p>
          {buy !== null && (
            <BuyForm item={item} pageKey={pageKey} action="/store?tab=items" variant="secondary">
              {buy}
            </BuyForm>
          )}
        </Sheet>
      ))}
    </Grid>
  )
}
