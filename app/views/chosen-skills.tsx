import { useId, useRef } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { LineIcon } from '#app/ui/line-icon.tsx'

export interface ChosenSkillsProps {
  chosen: readonly { readonly id: string; readonly name: string }[]
  most: number
  /** Of the title. */
  heading?: 'h2' | 'h3'
  /** Ids without a box elsewhere in the form: they have one here. */
  boxed?: readonly string[]
  /** null: no script runs yet; the boxes take things off, too. */
  onUntick: ((id: string) => void) | null
}

/** What is chosen, of whatever band and subject; a press takes one off. */
export function ChosenSkills(props: ChosenSkillsProps) {
  const { chosen, most, heading: Heading = 'h2', boxed = [], onUntick } = props
  const title = useId()
  const head = useRef<HTMLHeadingElement>(null)
  function takeOff(id: string) {
    onUntick?.(id)
    // The pressed button goes away. What is said of the count is read out by itself.
    head.current?.focus()
  }
  return (
    <section className="chosen" aria-labelledby={title}>
      <Heading ref={head} id={title} tabIndex={-1}>
        {m.choices_title()}
      </Heading>
      <p role="status" className={chosen.length > most ? 'too-many' : undefined}>
        {countText(chosen.length, most)}
      </p>
      {chosen.length > 0 && (
        <ul>
          {chosen.map(({ id, name }) => (
            <li key={id}>
              {onUntick ? (
                <button type="button" onClick={() => takeOff(id)} aria-label={m.choices_take_off({ name })}>
                  {name} <LineIcon name="close" />
                </button>
              ) : boxed.includes(id) ? (
                <label>
                  <input type="checkbox" name="topic" value={id} defaultChecked /> {name}
                </label>
              ) : (
                <span>{name}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function countText(count: number, most: number): string {
  if (count === 0) return m.choices_none({ most })
  if (count > most) return m.choices_over({ count, most, over: count - most })
  return m.choices_count({ count, most })
}
