import { Form } from '@remix-run/react'
import type { LinkedGuardian } from '#app/domain/guardians/guardians.types.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { Button } from '#app/ui/button.tsx'

export interface LinkedGuardiansProps {
  guardians: readonly LinkedGuardian[]
  /** Who said yes removes them; who is asked yet sees them. */
  mayRemove?: boolean
}

/** The grown-ups who look after a child's account, for the mailbox that was asked; nothing when there are none. */
export function LinkedGuardians({ guardians, mayRemove = false }: LinkedGuardiansProps) {
  if (guardians.length === 0) return null
  return (
    <section className="linked" aria-labelledby="linked-title">
      <h2 id="linked-title">{m.family_linked_guardians()}</h2>
      <p>{mayRemove ? m.family_linked_guardians_text() : m.family_linked_before()}</p>
      <ul className="guardians">
        {guardians.map(({ id, displayName, address }) => {
          const name = displayName ?? m.family_nameless_guardian()
          return (
            <li key={id}>
              <p>
                <b>{name}</b> {address}
              </p>
              {mayRemove && (
                <Form method="post">
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
