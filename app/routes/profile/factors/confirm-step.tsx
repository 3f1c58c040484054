// The first code of a new factor shows that app or phone are really at hand.
import { Form } from '@remix-run/react'
import type { Enrollment, TotpSetup } from '#app/domain/accounts/enroll-factor.server.ts'
import { useSchemaForm } from '#app/forms/use-schema-form.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { Button, ButtonRow } from '#app/ui/button.tsx'
import { CodeInput } from '#app/ui/code-input.tsx'
import type { FormAnswer } from './factor-actions.server.ts'
import { StepHead } from './factor-page.tsx'
import { codeSchema, factorFieldText } from './factor-schemas.ts'
import './confirm-step.css'

export interface ConfirmStepProps {
  enrollment: Enrollment
  /** Of the SMS on its way; null before the first. */
  challengeId: string | null
  answer: FormAnswer | undefined
}

export function ConfirmStep({ enrollment, challengeId, answer }: ConfirmStepProps) {
  const [form, fields] = useSchemaForm({
    id: 'factor',
    result: answer,
    schema: codeSchema,
  })
  const error = factorFieldText(fields.code.errors)
  const waitsForCode = enrollment.type === 'totp' || challengeId !== null
  return (
    <div className="confirm-step">
      {enrollment.type === 'totp' ? (
        <>
          <StepHead title={m.factors_scan_title()} lead={m.factors_scan_lead()} />
          <Setup {...enrollment.totp} />
        </>
      ) : (
        <StepHead title={m.factors_text_title()} lead={textLead(enrollment.phone, challengeId)} />
      )}
      <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate>
        <Known factor={enrollment.id} challenge={challengeId} />
        {waitsForCode ? (
          <CodeInput
            id="factor-code"
            name="code"
            label={m.factors_code()}
            error={error}
            autoFocus={error !== undefined}
          />
        ) : (
          error !== undefined && <p role="alert">{error}</p>
        )}
        <ButtonRow>
          {waitsForCode && (
            <Button type="submit" name="intent" value="confirm" keyAction>
              {m.factors_confirm()}
            </Button>
          )}
          {enrollment.type === 'phone' && (
            <Button
              type="submit"
              form="without-code"
              name="intent"
              value="send-code"
              variant={waitsForCode ? 'ghost' : 'primary'}
            >
              {waitsForCode ? m.factors_text_again() : m.factors_text_me()}
            </Button>
          )}
          <Button type="submit" form="without-code" name="intent" value="remove" variant="ghost">
            {m.factors_cancel()}
          </Button>
        </ButtonRow>
      </Form>
      <Form method="post" id="without-code">
        <Known factor={enrollment.id} challenge={null} />
      </Form>
    </div>
  )
}

function Known({ factor, challenge }: { factor: string; challenge: string | null }) {
  return (
    <>
      <input type="hidden" name="factor" value={factor} />
      {challenge !== null && <input type="hidden" name="challenge" value={challenge} />}
    </>
  )
}

function Setup({ qrCode, secret, uri }: TotpSetup) {
  return (
    <div className="setup">
      <img
        src={`data:image/svg+xml;utf-8,${encodeURIComponent(qrCode)}`}
        alt={m.factors_scan_picture()}
        width={200}
        height={200}
      />
      <div className="by-hand">
        <p>{m.factors_secret()}</p>
        <p className="secret">
          <code>{secret.replace(/.{4}(?=.)/g, '$& ')}</code>
        </p>
        <a href={uri}>{m.factors_scan_here()}</a>
      </div>
    </div>
  )
}

function textLead(phone: string, challengeId: string | null): string {
  return challengeId === null ? m.factors_text_lead({ phone }) : m.factors_texted({ phone })
}
