// How old someone is, and whom to ask when a student is too young to decide alone. The address is asked
// only then; without scripts it is always there, with a word on when it is needed.
import './age-question.css'
import { useEffect, useState } from 'react'
import { isBelowAge } from '#app/domain/consent/age-of-consent.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { classNames } from '#app/ui/class-names.ts'
import { TextInput } from '#app/ui/field.tsx'
import { NativeSelect } from '#app/ui/native-select.tsx'

export interface AgeQuestionProps {
  /** The country chosen in the form at the moment, as its two letters: it decides the age. */
  country: string
  /** What was typed before a refusal. */
  defaultAge?: string | undefined
  defaultGuardianEmail?: string | undefined
  /** The faults, in words. */
  ageError?: string | undefined
  guardianEmailError?: string | undefined
}

/** 4 stands for "4 or younger", 18 for "18 or older". */
const AGES = Array.from({ length: 15 }, (_, index) => index + 4)

function ageItems() {
  const label = (age: number) =>
    age === 4 ? m.family_age_youngest() : age === 18 ? m.family_age_oldest() : m.family_age_years({ age })
  return [
    { value: '', label: m.family_age_choose() },
    ...AGES.map((age) => ({ value: String(age), label: label(age) })),
  ]
}

export function AgeQuestion(props: AgeQuestionProps) {
  const { country, defaultAge = '', defaultGuardianEmail, ageError, guardianEmailError } = props
  const [age, setAge] = useState(defaultAge)
  const [scripts, setScripts] = useState(false)
  useEffect(() => setScripts(true), [])
  const tooYoung = age !== '' && isBelowAge(country, Number(age))
  return (
    <div className="age-question">
      <NativeSelect
        id="age"
        label={m.family_age_label()}
        hint={m.family_age_hint()}
        error={ageError}
        items={ageItems()}
        defaultValue={defaultAge}
        onChange={(event) => setAge(event.target.value)}
      />
      <div className={classNames('student-only guardian', tooYoung && 'needed')}>
        <p className="when">{m.family_guardian_when()}</p>
        <TextInput
          id="guardianEmail"
          type="email"
          inputMode="email"
          autoComplete="off"
          label={m.family_guardian_email()}
          hint={m.family_guardian_hint()}
          error={guardianEmailError}
          defaultValue={defaultGuardianEmail}
          // What is hidden is not sent, and not found fault with.
          disabled={scripts && !tooYoung}
        />
      </div>
    </div>
  )
}
