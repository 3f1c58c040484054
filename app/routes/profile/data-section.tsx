// What a person may always do with what we keep of them: take it along, or have it gone.
import { Download, Eraser } from 'lucide-react'
import { m } from '#app/i18n/generated/messages.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { ProfileRow, ProfileSection } from './sections.tsx'

export function DataSection() {
  return (
    <ProfileSection id="data" title={m.profile_data()}>
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
        <ProfileRow
          icon={<Eraser />}
          title={m.profile_erase()}
          detail={m.profile_erase_text()}
          action={
            <ButtonLink to="/profile/erase" variant="ghost" size="small">
              {m.profile_erase()}
            </ButtonLink>
          }
        />
      </ul>
    </ProfileSection>
  )
}
