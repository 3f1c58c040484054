// The four add-ons: sheets with a drawing. What is owned says so on its own sheet.
import type { AddOn } from '#app/domain/catalogue/one-time-items.ts'
import { SoonMark } from '#app/features/soon-mark.tsx'
import { m } from '#app/i18n/generated/messages.ts'
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
import './add-on-cards.css'

const PICTURES: Readonly<Record<AddOn, ArtName>> = {
  'game-level': 'pack-levels',
  'ar-filter': 'pack-filters',
  'voice-pack': 'pack-voices',
  'learning-boost': 'pack-boost',
}

const NAMES: Readonly<Record<AddOn, () => string>> = {
  'game-level': m.store_item_game_level,
  'ar-filter': m.store_item_ar_filter,
  'voice-pack': m.store_item_voice_pack,
  'learning-boost': m.store_item_learning_boost,
}

const TEXTS: Readonly<Record<AddOn, () => string>> = {
  'game-level': m.store_item_game_level_text,
  'ar-filter': m.store_item_ar_filter_text,
  'voice-pack': m.store_item_voice_pack_text,
  'learning-boost': m.store_item_learning_boost_text,
}

export interface AddOnCardsProps {
  offers: readonly AddOnOffer[]
  pageKey: string
  /** For whom a guardian buys; null: for themself. */
  child: { id: string; name: string } | null
  /** By the server's clock. */
  now: number
}

export function AddOnCards({ offers, pageKey, now, child }: AddOnCardsProps) {
  const locale = useLocale()
  return (
    <Grid columns={4} className="add-on-cards" role="list">
      {offers.map((offer) => {
        const { item, price, running } = offer
        return (
          <Sheet key={item} role="listitem" className="add-on-card">
            <Art name={PICTURES[item]} />
            <h2>{NAMES[item]()}</h2>
            <p className="text">{TEXTS[item]()}</p>
            <SoonMark needs={[item]} />
            <Tag>{item === 'learning-boost' ? m.store_item_days() : m.store_item_permanent()}</Tag>
            {offer.isOwned && (
              <p className="owned">
                <LineIcon name="check" /> <strong>{ownedText(offer)}</strong>
              </p>
            )}
            {running && (
              <div className="running">
                <p>
                  {m.store_until()} <LocalTime at={running.endsAt} />
                </p>
                <Countdown
                  left={running.endsAt - now}
                  lasts={running.lasts}
                  label={m.store_left()}
                  locale={locale}
                />
              </div>
            )}
            <p className="price">{price}</p>
            {!offer.isComplete && (
              <BuyForm item={item} pageKey={pageKey} tab="items" child={child} variant="secondary">
                {buyText(offer)}
              </BuyForm>
            )}
          </Sheet>
        )
      })}
    </Grid>
  )
}

/** What whoever looks has of it. */
function ownedText({ item, extraLevels }: AddOnOffer): string {
  if (item === 'game-level') return m.store_item_levels({ count: extraLevels })
  return item === 'learning-boost' ? m.store_boost_on() : m.store_item_owned()
}

function buyText({ item, isOwned }: AddOnOffer): string {
  const name = NAMES[item]()
  if (!isOwned) return m.store_item_buy({ item: name })
  return item === 'learning-boost' ? m.store_boost_again() : m.store_item_again({ item: name })
}
