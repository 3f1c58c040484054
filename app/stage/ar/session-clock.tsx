// What is left of the AR session, each second: a ring and figures. A timer says nothing by itself; the last five minutes and the
// last one are said once each.
import './session-clock.css'
import { type CSSProperties, useContext } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { ArSessionContext } from './ar-session.ts'
import { minutesAndSeconds, noticeOf } from './session-time.ts'

const NOTICES = { five: m.arplay_five_minutes, one: m.arplay_one_minute }

export function SessionClock() {
  const session = useContext(ArSessionContext)
  if (session === null) return null
  const { left, lasts } = session
  const text = minutesAndSeconds(left)
  const notice = noticeOf(left)
  return (
    <div className="session-clock">
      <div
        className="clock"
        role="timer"
        aria-label={`${m.arplay_time_left()}: ${text}`}
        style={{ '--share': lasts > 0 ? left / lasts : 0 } as CSSProperties}
      >
        <svg viewBox="0 0 40 40" aria-hidden="true">
          <circle className="track" cx="20" cy="20" r="16" />
          <circle className="left" pathLength="100" cx="20" cy="20" r="16" />
        </svg>
        <span aria-hidden="true">
          <b>{text}</b> <small>{m.arplay_time_left()}</small>
        </span>
      </div>
      <p className="notice-line" role="status">
        {notice && NOTICES[notice]()}
      </p>
    </div>
  )
}
