import { useId } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { NativeSelect } from '#app/ui/native-select.tsx'
import { AR_FILTER_NAMES } from '#app/words/ar-filters.ts'
import { useFilterChoice } from './filter-choice.ts'
import './filter-picker.css'

/** The filters to draw the scene with; nothing for whoever owns none. */
export function FilterPicker() {
  const { owned, filter, choose } = useFilterChoice()
  const id = useId()
  if (owned.length === 0) return null
  return (
    <div className="filter-picker">
      <NativeSelect
        id={id}
        label={m.arfilter_label()}
        items={[
          { value: '', label: m.arfilter_none() },
          ...owned.map((one) => ({ value: one, label: AR_FILTER_NAMES[one]() })),
        ]}
        value={filter ?? ''}
        onChange={({ target }) => choose(owned.find((one) => one === target.value) ?? null)}
      />
    </div>
  )
}
