// Language, day or night, and the notebook: the same choices as in the header, where people look for them too.
import { m } from '#app/i18n/generated/messages.ts'
import { Sheet } from '#app/ui/sheet.tsx'
import { LanguageChoices } from '#app/ui/shell/language-choices.tsx'
import { ThemeChoices } from '#app/ui/shell/theme-choices.tsx'
import './look-sheet.css'

export function LookSheet() {
  return (
    <Sheet className="look-sheet">
      <LanguageChoices label={m.shell_language()} />
      <ThemeChoices />
    </Sheet>
  )
}
