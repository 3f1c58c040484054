// How old a student is, if they like to say, and whom to ask when they are too young to decide alone. The address is asked
// only then; without scripts it is always there, with a word on when it is needed.
import './age-question.css'
import { useEffect, useState } from 'react'
import { isBelowAge } from '#app/domain/guardians/age-of-consent.ts'
import { m } from '#app/i18n/generated/messages.js'
import { TextInput } from '#app/ui/field.tsx'
import { NativeSelect } from '#app/ui/native-select.tsx'

export interface AgeQuestionProps {
  /** The country chosen in the form at the moment, as its two letters: it decides the age. */
  country: string
  /** What was typed before a refusal. */
  defaultAge?: string | undefined
  defaultGuardianEmail?: string | undefined
  /** The fault of `guardianEmail`, whatever it is. */
  guardianEmailFaulty?: boolean
}

/** 4 stands for "4 or younger", 18 for "18 or older". */
const AGES = Array.from({ length: 15 }, (_, index) => index + 4)

function ageItems() {
  const label = (age: number) =>
    age === 4 ? m.family_age_youngest() : age === 18 ? m.family_age_oldest() : m.family_age_years({ age })
  return [
    { value: '', label: m.family_age_skip() },
    ...AGES.map((age) => ({ value: String(age), label: label(age) })),
  ]
}

export function AgeQuestion(props: AgeQuestionProps) {
  const { country, defaultAge = '', defaultGuardianEmail, guardianEmailFaulty = false } = props
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
        items={ageItems()}
        defaultValue={defaultAge}
        onChange={(event) => setAge(event.target.value)}
      />
      <div className={tooYoung ? 'guardian needed' : 'guardian'}>
        <p className="when">{m.family_guardian_when()}</p>
        <TextInput
          id="guardianEmail"
          type="email"
          inputMode="email"
          autoComplete="off"
          label={m.family_guardian_email()}
          hint={m.family_guardian_hint()}
          error={guardianEmailFaulty ? m.family_guardian_email_invalid() : undefined}
          defaultValue={defaultGuardianEmail}
          // What is hidden is not sent, and not found fault with.
          disabled={scripts && !tooYoung}
        />
      </div>
    </div>
  )
}
