import { Form } from '@remix-run/react'
import type { Guardian } from '#app/domain/guardians/guardians.types.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { Button } from '#app/ui/button.tsx'
import { TimeInText } from '#app/ui/local-time.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import { ConsentSheet, type ShownConsent } from './consent-sheet.tsx'
import type { Outcome } from './outcome.ts'

export interface ChildViewProps {
  /** null: no grown-up has to say yes. */
  consent: ShownConsent | null
  guardians: readonly Guardian[]
  /** Known to be below 18: may be added to a grown-up's list. */
  isMinor: boolean
  outcome: Outcome | undefined
}

export function ChildView({ consent, guardians, isMinor, outcome }: ChildViewProps) {
  const asks = consent !== null && consent.state !== 'of_age'
  return (
    <div className="two-sides">
      {asks && <ConsentSheet consent={consent} outcome={outcome} />}
      <div className="stack">
        <Guardians guardians={guardians} mayLeave={!asks || consent.state !== 'confirmed'} />
        {isMinor && <ShowCode outcome={outcome} />}
      </div>
    </div>
  )
}

function Guardians({ guardians, mayLeave }: { guardians: readonly Guardian[]; mayLeave: boolean }) {
  return (
    <section aria-labelledby="guardians-title">
      <h2 id="guardians-title">{m.family_guardians()}</h2>
      <Sheet>
        {guardians.length === 0 && <p>{m.family_no_guardians()}</p>}
        <ul className="guardians">
          {guardians.map(({ id, displayName, linkedAt }) => {
            const name = displayName ?? m.family_nameless_guardian()
            return (
              <li key={id}>
                <p>
                  <b>{name}</b>
                  <br />
                  <span className="since">
                    <TimeInText at={linkedAt} format="day" say={(date) => m.family_linked_since({ date })} />
                  </span>
                </p>
                {mayLeave && (
                  <Form method="post">
                    <input type="hidden" name="guardianId" value={id} />
                    <Button
                      type="submit"
                      name="intent"
                      value="leave"
                      variant="ghost"
                      size="small"
                      aria-label={`${m.family_unlink()}: ${name}`}
                    >
                      {m.family_unlink()}
                    </Button>
                  </Form>
                )}
              </li>
            )
          })}
        </ul>
      </Sheet>
    </section>
  )
}

function ShowCode({ outcome }: { outcome: Outcome | undefined }) {
  const shown = outcome !== undefined && 'shown' in outcome ? outcome.shown : null
  return (
    <section aria-labelledby="code-title">
      <h2 id="code-title">{m.family_show_code()}</h2>
      <Sheet>
        <p>{m.family_show_code_text()}</p>
        <div role="status">
          {shown !== null && (
            <p className="shown-code">
              <span className="label">{m.family_code_is()}</span>
              <output>{shown.code}</output>
              <span className="since">
                <TimeInText
                  at={shown.expiresAt}
                  format="clock"
                  say={(time) => m.family_code_until({ time })}
                />
              </span>
            </p>
          )}
        </div>
        <Form method="post">
          <Button type="submit" name="intent" value="show-code" variant="secondary">
            {m.family_show_code_button()}
          </Button>
        </Form>
      </Sheet>
    </section>
  )
}
