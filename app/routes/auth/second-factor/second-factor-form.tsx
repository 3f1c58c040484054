import { Form } from '@remix-run/react'
import { Smartphone, SquareAsterisk } from 'lucide-react'
import type { Factor } from '#app/domain/accounts/accounts.types.ts'
import { useSchemaForm } from '#app/forms/use-schema-form.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { Button } from '#app/ui/button.tsx'
import { CodeInput } from '#app/ui/code-input.tsx'
import { Link } from '#app/ui/link.tsx'
import { type Destination, withDestination } from '../destination.ts'
import { fieldText } from '../field-words.ts'
import type { SecondFactorReply } from './second-factor-actions.server.ts'
import { secondFactorSchema } from './second-factor-schema.ts'
import './second-factor-form.css'

export interface AskedFactor {
  id: string
  type: Factor['type']
  /** May be empty. */
  name: string
  /** The number's last digits; empty for an app. */
  phoneEnd: string
}

export interface SecondFactorFormProps {
  chosen: AskedFactor
  others: readonly AskedFactor[]
  /** Of the SMS on its way; null before the first. */
  challengeId: string | null
  destination: Destination
  reply: SecondFactorReply | undefined
}

const TYPE_WORDS = { totp: m.factors_app, phone: m.factors_phone } as const

export function SecondFactorForm({ chosen, others, challengeId, destination, reply }: SecondFactorFormProps) {
  const [form, fields] = useSchemaForm({
    id: 'second-factor',
    result: reply,
    schema: secondFactorSchema,
  })
  const error = fieldText(fields.code.errors)
  const waitsForCode = chosen.type === 'totp' || challengeId !== null
  return (
    <div className="second-factor-form">
      <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate>
        <input type="hidden" name="factor" value={chosen.id} />
        {challengeId !== null && <input type="hidden" name="challenge" value={challengeId} />}
        <h2>
          {chosen.type === 'totp' ? <SquareAsterisk /> : <Smartphone />}
          {chosen.name || TYPE_WORDS[chosen.type]()}
        </h2>
        <p>{request(chosen, challengeId)}</p>
        {waitsForCode ? (
          <CodeInput id="code" label={m.factors_code()} error={error} autoFocus />
        ) : (
          error !== undefined && <p role="alert">{error}</p>
        )}
        {waitsForCode && (
          <Button type="submit" name="intent" value="verify" full keyAction>
            {m.factors_ask_verify()}
          </Button>
        )}
      </Form>
      {chosen.type === 'phone' && (
        <Form method="post">
          <input type="hidden" name="factor" value={chosen.id} />
          <Button
            type="submit"
            name="intent"
            value="send"
            variant={waitsForCode ? 'ghost' : 'primary'}
            full
            keyAction={!waitsForCode}
          >
            {waitsForCode ? m.factors_text_again() : m.factors_text_me()}
          </Button>
        </Form>
      )}
      {others.length > 0 && (
        <nav aria-labelledby="other-factors">
          <p id="other-factors">{m.factors_ask_other()}</p>
          <ul>
            {others.map((factor) => (
              <li key={factor.id}>
                <Link to={withDestination('/auth/second-factor', destination, { factor: factor.id })}>
                  {factorLabel(factor)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <Form method="post">
        <Button type="submit" name="intent" value="cancel" variant="ghost" full>
          {m.factors_ask_cancel()}
        </Button>
      </Form>
    </div>
  )
}

function request({ type, phoneEnd }: AskedFactor, challengeId: string | null): string {
  if (type === 'totp') return m.factors_ask_app()
  return challengeId === null
    ? m.factors_ask_phone({ end: phoneEnd })
    : m.factors_ask_texted({ end: phoneEnd })
}

function factorLabel({ type, name, phoneEnd }: AskedFactor): string {
  if (name !== '') return name
  return type === 'totp' ? m.factors_app() : m.factors_number_ending({ end: phoneEnd })
}
