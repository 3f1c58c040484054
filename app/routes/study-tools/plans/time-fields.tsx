import { CHUNKS_A_DAY, WEEKDAYS } from '#app/domain/study-plans/plan-choices.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { useLocale } from '#app/preferences/use-preferences.ts'
import { NativeSelect } from '#app/ui/native-select.tsx'
import { weekdayName } from '#app/words/days.ts'

export interface TimeFieldsProps {
  /** 0 is Sunday. */
  weekdays: readonly number[]
  chunksADay: number
}

/** Which days are free, and for how long. */
export function TimeFields({ weekdays, chunksADay }: TimeFieldsProps) {
  const locale = useLocale()
  return (
    <>
      <fieldset>
        <legend>{m.timeline_days()}</legend>
        <div className="choices">
          {WEEKDAYS.map((weekday) => (
            <label key={weekday}>
              <input
                type="checkbox"
                name="weekday"
                value={weekday}
                defaultChecked={weekdays.includes(weekday)}
              />{' '}
              {weekdayName(weekday, locale)}
            </label>
          ))}
        </div>
      </fieldset>
      <NativeSelect
        id="chunks"
        label={m.timeline_time()}
        hint={m.timeline_time_hint()}
        defaultValue={String(chunksADay)}
        items={CHUNKS_A_DAY.map((count) => ({
          value: String(count),
          label: m.timeline_time_option({ count }),
        }))}
      />
    </>
  )
}
