// Names a year: digits, and which side of the year 1 it is on.
import { type FormEvent, useId, useState } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { Button } from '#app/ui/button.tsx'
import { TextInput } from '#app/ui/field.tsx'
import { NativeSelect } from '#app/ui/native-select.tsx'
import { ERAS, type Era, readYear } from './year.ts'

const ERA_NAMES: Readonly<Record<Era, () => string>> = { bce: m.hunt_bce, ce: m.hunt_ce }

export interface YearFormProps {
  title: string
  onYear: (year: number) => void
}

export function YearForm({ title, onYear }: YearFormProps) {
  const id = useId()
  const [era, setEra] = useState<Era>('ce')
  const [isFaulty, setFaulty] = useState(false)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('year')
    const year = readYear(String(typed), era)
    setFaulty(year === null)
    if (year === null) document.getElementById(`${id}-year`)?.focus()
    else onYear(year)
  }

  return (
    <form className="year-form" onSubmit={submit} aria-labelledby={`${id}-title`} noValidate>
      <h2 id={`${id}-title`}>{title}</h2>
      <div className="fields">
        <TextInput
          id={`${id}-year`}
          name="year"
          label={m.hunt_year()}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          error={isFaulty ? m.hunt_year_range() : undefined}
        />
        <NativeSelect
          id={`${id}-era`}
          label={m.hunt_era()}
          items={ERAS.map((value) => ({ value, label: ERA_NAMES[value]() }))}
          value={era}
          onChange={({ currentTarget: { value } }) => setEra(value === 'bce' ? 'bce' : 'ce')}
        />
      </div>
      <Button type="submit" size="small">
        {m.hunt_check_year()}
      </Button>
    </form>
  )
}
