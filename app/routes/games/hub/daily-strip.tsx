// The challenge of the day on the hub: which game, whether it is still to be played, and when the next one comes.
import { Play } from 'lucide-react'
import { useRef } from 'react'
import { dateFormat, numberFormat } from '#app/i18n/formats.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { sentenceGap } from '#app/i18n/sentence-gap.ts'
import { useLocale } from '#app/preferences/use-preferences.ts'
import { ReadToYoungest } from '#app/stage/speech/read-to-youngest.tsx'
import { Art } from '#app/ui/art/art.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import type { DailyView } from '#app/views/daily.server.ts'
import { GAME_CARDS, gameName } from '#app/words/games.ts'
import './hub-strip.css'

export function DailyStrip({ daily: { gameId, path, turn } }: { daily: DailyView }) {
  const words = useRef<HTMLDivElement>(null)
  const art = Object.entries(GAME_CARDS).find(([id]) => id === gameId)?.[1].art
  return (
    <section className="hub-strip" aria-labelledby="daily-challenge" data-daily={stateOf(turn)}>
      {art && <Art name={art} grain />}
      <div className="words" ref={words}>
        <div className="titled">
          <h2 id="daily-challenge">{m.daily_title()}</h2>
          <ReadToYoungest of={words} />
        </div>
        <p className="game">{gameName(gameId)}</p>
        <p>{m.daily_about()}</p>
        <Turn turn={turn} />
      </div>
      {turn?.result === null && (
        <ButtonLink to={path} icon={<Play className="icon" aria-hidden />}>
          {m.daily_play()}
        </ButtonLink>
      )}
      {turn?.result && <Art name="badge-star" className="stamp" sticker />}
    </section>
  )
}

function stateOf(turn: DailyView['turn']): 'guest' | 'open' | 'done' {
  if (turn === null) return 'guest'
  return turn.result === null ? 'open' : 'done'
}

function Turn({ turn }: Pick<DailyView, 'turn'>) {
  const locale = useLocale()
  if (turn === null) return <p className="turn">{m.daily_guest()}</p>
  const { every, next, result } = turn
  if (result === null) return every === 'week' ? <p className="turn">{m.daily_week()}</p> : null
  const score = numberFormat(locale).format(result.score)
  const on = (day: string, options: Intl.DateTimeFormatOptions) =>
    dateFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(day))
  if (every === 'day') {
    return (
      <p className="turn">
        <strong>{m.daily_done({ score })}</strong>
        {sentenceGap()}
        {m.daily_tomorrow()}
      </p>
    )
  }
  return (
    <p className="turn">
      <strong>{m.daily_done_on({ day: on(result.day, { weekday: 'long' }), score })}</strong>
      {sentenceGap()}
      {m.daily_next({ day: on(next, { weekday: 'long', month: 'long', day: 'numeric' }) })}
    </p>
  )
}
