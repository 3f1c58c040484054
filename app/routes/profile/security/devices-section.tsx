// Every place a person is signed in, this one first, and the way to end each, or all others.
import { Monitor, Smartphone } from 'lucide-react'
import { m } from '#app/i18n/generated/messages.ts'
import { sentenceGap } from '#app/i18n/sentence-gap.ts'
import { Button } from '#app/ui/button.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { deviceWords } from '#app/words/devices.ts'
import { ProfileRow, ProfileSection } from '../profile-section.tsx'

export interface SessionRow {
  id: string
  /** "Chrome on Windows"; empty when the device did not say. */
  device: string
  lastActiveAt: number
  current: boolean
}

const HANDHELD = /android|ios/i

export function DevicesSection({ sessions }: { sessions: readonly SessionRow[] }) {
  return (
    <ProfileSection id="devices" title={m.profile_sessions()}>
      <ul className="profile-rows">
        {sessions.map(({ id, device, lastActiveAt, current }) => (
          <ProfileRow
            key={id}
            icon={HANDHELD.test(device) ? <Smartphone /> : <Monitor />}
            title={
              <>
                {deviceWords(device)} {current && <Tag tone="secondary">{m.profile_device_this()}</Tag>}
              </>
            }
            detail={
              <>
                {m.profile_device_active()}
                {sentenceGap()}
                <LocalTime at={lastActiveAt} format="past" />
              </>
            }
            action={
              <form method="post" action="/profile/sessions">
                <Button
                  type="submit"
                  name="session"
                  value={id}
                  variant="ghost"
                  size="small"
                  aria-label={m.profile_session_end_of({ device: deviceWords(device) })}
                >
                  {m.profile_session_end()}
                </Button>
              </form>
            }
          />
        ))}
      </ul>
      {sessions.length > 1 && (
        <form method="post" action="/profile/sessions">
          <Button type="submit" name="session" value="others" variant="ghost">
            {m.profile_session_end_others()}
          </Button>
        </form>
      )}
    </ProfileSection>
  )
}
