// Language, day or night, and the notebook: the same choices as in the header, where people look for them too.
import { m } from '#app/i18n/generated/messages.ts'
import { LanguageChoices } from '#app/ui/shell/language-choices.tsx'
import { ThemeChoices } from '#app/ui/shell/theme-choices.tsx'
import { ProfileSection } from './sections.tsx'
import './notebook-section.css'

export function NotebookSection() {
  return (
    <ProfileSection id="notebook" title={m.profile_notebook()}>
      <div className="notebook-section">
        <LanguageChoices label={m.shell_language()} />
        <ThemeChoices />
      </div>
    </ProfileSection>
  )
}
