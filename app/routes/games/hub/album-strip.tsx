// The album on the hub: the last stickers won, the next one, and the way in.
import { STICKERS, type StickerId } from '#app/domain/progress/stickers.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { ReadAround } from '#app/stage/speech/read-around.tsx'
import { Art } from '#app/ui/art/art.tsx'
import { LineIcon } from '#app/ui/line-icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { STICKER_WORDS } from '#app/words/stickers.ts'
import './album-strip.css'

const SHOWN = 5

export function AlbumStrip({ won }: { won: readonly StickerId[] }) {
  const next = STICKERS.find((id) => !won.includes(id))
  return (
    <section className="album-strip" aria-labelledby="album-strip">
      <div>
        <h2 id="album-strip">
          <Link to="/games/album">{m.album_strip()}</Link>
        </h2>
        <p>{m.album_count({ won: won.length, total: STICKERS.length })}</p>
        {next && <p className="muted">{m.album_next_one({ reason: STICKER_WORDS[next].reason() })}</p>}
      </div>
      <ReadAround part=".album-strip" />
      <ul aria-hidden="true">
        {won.slice(-SHOWN).map((id) => (
          <li key={id}>
            <Art name={STICKER_WORDS[id].art} sticker />
          </li>
        ))}
        {next && (
          <li className="next">
            <Art name={STICKER_WORDS[next].art} />
          </li>
        )}
      </ul>
      <span className="go" aria-hidden="true" data-unread>
        {m.album_open()} <LineIcon name="arrow-right" />
      </span>
    </section>
  )
}
