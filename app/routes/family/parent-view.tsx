import { Form } from '@remix-run/react'
import { m } from '#app/i18n/generated/messages.ts'
import { Button } from '#app/ui/button.tsx'
import { TextInput } from '#app/ui/field.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import { ChildCard, type ChildCardProps } from './child-card.tsx'
import { fieldOutcome, type Outcome } from './outcome.ts'
import { useFocusOnError } from './use-focus-on-error.ts'

export interface ParentViewProps {
  accounts: readonly ChildCardProps['child'][]
  /** Whether the parent's own account has an address to be asked at. */
  hasEmail: boolean
  outcome: Outcome | undefined
}

export function ParentView({ accounts, hasEmail, outcome }: ParentViewProps) {
  return (
    <div className="two-sides">
      <section aria-labelledby="children-title">
        <h2 id="children-title">{m.family_children()}</h2>
        {accounts.length === 0 ? (
          <Sheet>
            <h3>{m.family_no_children()}</h3>
            <p>{m.family_no_children_text()}</p>
          </Sheet>
        ) : (
          <ul className="children">
            {accounts.map((child) => (
              <ChildCard key={child.id} child={child} hasEmail={hasEmail} />
            ))}
          </ul>
        )}
      </section>
      <AddChild outcome={outcome} />
    </div>
  )
}

function AddChild({ outcome }: { outcome: Outcome | undefined }) {
  const wrong = fieldOutcome(outcome, 'code')
  useFocusOnError('code', outcome, wrong)
  return (
    <section aria-labelledby="add-child-title">
      <h2 id="add-child-title">{m.family_add_child()}</h2>
      <Sheet>
        {/* A new code means a new form: what was typed is gone once it worked. */}
        <Form method="post" noValidate>
          <TextInput
            key={outcome !== undefined && 'done' in outcome ? 'done' : 'open'}
            id="code"
            label={m.family_code_label()}
            hint={m.family_code_hint()}
            error={wrong?.error}
            defaultValue={wrong?.typed}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            className="code-input"
          />
          <Button type="submit" name="intent" value="link">
            {m.family_add_child_button()}
          </Button>
        </Form>
      </Sheet>
    </section>
  )
}
