// /games/album: the stickers somebody has won, and what earns those still to come.
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { useRef } from 'react'
import { STICKERS } from '#app/domain/progress/stickers.ts'
import { awardStickers } from '#app/domain/stickers/award-stickers.server.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { useViewer } from '#app/preferences/use-preferences.ts'
import { readPlayer } from '#app/request/player.server.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { ReadAround } from '#app/stage/speech/read-around.tsx'
import { ReadToYoungest } from '#app/stage/speech/read-to-youngest.tsx'
import { Art } from '#app/ui/art/art.tsx'
import { Link } from '#app/ui/link.tsx'
import { Page } from '#app/ui/shell/page.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { STICKER_WORDS } from '#app/words/stickers.ts'
import './album/album.css'

export const meta = pageMeta(() => m.album_meta_title())

/** What was earned before there was an album is added here. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const playerId = await readPlayer(request, context)
  return { won: playerId === null ? [] : (await awardStickers(context, { playerId, wonBy: null })).won }
}

export default function Album() {
  const { won } = useLoaderData<typeof loader>()
  const viewer = useViewer()
  const about = useRef<HTMLDivElement>(null)
  const next = STICKERS.find((id) => !won.includes(id))
  const counts = m.album_count({ won: won.length, total: STICKERS.length })
  return (
    <Page className="album-page">
      <Wrap>
        <div ref={about}>
          <div className="titled">
            <h1>{m.album_title()}</h1>
            <ReadToYoungest of={about} />
          </div>
          <p className="lead">
            {counts}
            {' · '}
            {next ? m.album_next_one({ reason: STICKER_WORDS[next].reason() }) : m.album_all()}
          </p>
        </div>
        <ol className="album" aria-label={m.album_title()}>
          {STICKERS.map((id) => {
            const { art, reason } = STICKER_WORDS[id]
            const isWon = won.includes(id)
            return (
              <li key={id} data-sticker={isWon ? 'won' : id === next ? 'next' : 'to-come'}>
                <span className="place">
                  <Art name={art} sticker={isWon} />
                  {id === next && (
                    <span className="next" aria-hidden="true">
                      {m.album_next()}
                    </span>
                  )}
                </span>
                <span className="reason">
                  {reason()}
                  {isWon && <span className="visually-hidden"> ({m.album_won()})</span>}
                </span>
                <ReadAround part="li" />
              </li>
            )
          })}
        </ol>
        {!viewer && <p className="muted">{m.album_keep()}</p>}
        <p>
          <Link to="/games">{m.album_back()}</Link>
        </p>
      </Wrap>
    </Page>
  )
}
