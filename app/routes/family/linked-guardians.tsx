import './linked-guardians.css'
import { Form } from '@remix-run/react'
import type { LinkedGuardian } from '#app/domain/guardians/guardians.types.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { Button } from '#app/ui/button.tsx'

export interface LinkedGuardiansProps {
  /** What they are to the reader: a heading, of the level that fits in. */
  title: string
  level: 2 | 4
  text: string
  guardians: readonly LinkedGuardian[]
  /** Who said yes removes them. */
  mayRemove: boolean
  /** Where a page is about several children: whose guardian a form removes. */
  child?: { id: string; name: string }
}

/** The grown-ups who look after a child's account, for another grown-up of the child; nothing when there are none. */
export function LinkedGuardians({ title, level, text, guardians, mayRemove, child }: LinkedGuardiansProps) {
  if (guardians.length === 0) return null
  const Heading = level === 2 ? 'h2' : 'h4'
  return (
    <section
      className="linked-guardians"
      aria-label={child === undefined ? title : `${title}: ${child.name}`}
    >
      <Heading>{title}</Heading>
      <p>{text}</p>
      <ul className="linked-list">
        {guardians.map(({ id, displayName, address }) => {
          const name = displayName ?? m.family_nameless_guardian()
          return (
            <li key={id}>
              <p>
                <b>{name}</b>
                <br />
                <span className="address">{address}</span>
              </p>
              {mayRemove && (
                <Form method="post">
                  {child !== undefined && <input type="hidden" name="childId" value={child.id} />}
                  <input type="hidden" name="guardianId" value={id} />
                  <Button
                    type="submit"
                    name="intent"
                    value="remove"
                    variant="ghost"
                    size="small"
                    aria-label={`${m.family_remove_guardian()}: ${name}`}
                  >
                    {m.family_remove_guardian()}
                  </Button>
                </Form>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
