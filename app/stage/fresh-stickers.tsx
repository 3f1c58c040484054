// Stickers a saved round has added to the album: the drawing, its reason, and the way to the album.
import type { StickerId } from '#app/domain/progress/stickers.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { Art } from '#app/ui/art/art.tsx'
import { Link } from '#app/ui/link.tsx'
import { STICKER_WORDS } from '#app/words/stickers.ts'
import './fresh-stickers.css'

export function FreshStickers({ stickers }: { stickers: readonly StickerId[] }) {
  if (stickers.length === 0) return null
  return (
    <div className="fresh-stickers">
      <ul>
        {stickers.map((id) => (
          <li key={id}>
            <Art name={STICKER_WORDS[id].art} sticker />
            <span>
              <strong>{m.album_fresh()}</strong> {STICKER_WORDS[id].reason()}
            </span>
          </li>
        ))}
      </ul>
      <Link to="/games/album">{m.album_to_album()}</Link>
    </div>
  )
}
