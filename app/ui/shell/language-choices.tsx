// The four languages, each by its own name. The whole document comes anew in the chosen one, with or without scripts.
import { LOCALE_NAMES, LOCALES } from '#app/i18n/locales.ts'
import { useLocale } from '#app/preferences/use-preferences.ts'
import { classNames } from '#app/ui/class-names.ts'
import { LineIcon } from '#app/ui/line-icon.tsx'
import { PreferenceForm } from './preference-form.tsx'
import './choices.css'

export interface LanguageChoicesProps {
  /** Named for those who hear the page. */
  label: string
  /** In a row, as in the footer, instead of a list. */
  inline?: boolean
  className?: string
}

export function LanguageChoices({ label, inline = false, className }: LanguageChoicesProps) {
  const current = useLocale()
  return (
    <PreferenceForm preference="language" className={classNames('choices', inline && 'inline', className)}>
      <fieldset>
        <legend>{label}</legend>
        {LOCALES.map((locale) => (
          <button
            key={locale}
            className="choice"
            type="submit"
            name="value"
            value={locale}
            lang={locale}
            aria-pressed={locale === current}
          >
            <span className="words">{LOCALE_NAMES[locale]}</span>
            <LineIcon name="check" className="tick" />
          </button>
        ))}
      </fieldset>
    </PreferenceForm>
  )
}
