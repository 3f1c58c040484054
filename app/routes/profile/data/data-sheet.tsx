// What a person may always do with what we keep of them: take it along, or have it gone; and where to read more.
import { Download, Eraser, ScrollText, UsersRound } from 'lucide-react'
import { m } from '#app/i18n/generated/messages.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import { ProfileRow } from '../profile-section.tsx'

/** @param hasFamily whether this account can be linked to a child or a grown-up */
export function DataSheet({ hasFamily }: { hasFamily: boolean }) {
  return (
    <Sheet className="profile-section">
      <ul className="profile-rows">
        <ProfileRow
          icon={<Download />}
          title={m.profile_export()}
          detail={m.profile_export_text()}
          action={
            <form method="post" action="/profile/export">
              <Button type="submit" variant="ghost" size="small">
                {m.profile_export()}
              </Button>
            </form>
          }
        />
        {hasFamily && (
          <ProfileRow
            icon={<UsersRound />}
            title={m.shell_family()}
            detail={m.profile_family_text()}
            action={
              <ButtonLink to="/family" variant="ghost" size="small">
                {m.profile_family_open()}
              </ButtonLink>
            }
          />
        )}
        <ProfileRow
          icon={<ScrollText />}
          title={m.shell_privacy_policy()}
          detail={m.profile_privacy_text()}
          action={
            <ButtonLink to="/company/privacy-policy" variant="ghost" size="small">
              {m.profile_privacy_open()}
            </ButtonLink>
          }
        />
        <ProfileRow
          icon={<Eraser />}
          title={m.profile_erase()}
          detail={m.profile_erase_text()}
          action={
            <ButtonLink to="/profile/erase" variant="danger" size="small">
              {m.profile_erase()}
            </ButtonLink>
          }
        />
      </ul>
    </Sheet>
  )
}
