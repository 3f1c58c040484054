// Who runs this deployment, as the legal texts, the notice to parents and security.txt name them. A child's data needs
// somebody to write to and to ring: 16 CFR 312.4(d)(1), Article 13(1) of the GDPR. A developer's machine shows examples.
import * as z from 'zod'
import type { Operator } from '#app/platform/config.ts'

const EXAMPLES = {
  OPERATOR_NAME: 'Example Company (set OPERATOR_NAME)',
  OPERATOR_ADDRESS: '1 Example Street, Example Town (set OPERATOR_ADDRESS)',
  OPERATOR_EMAIL: 'operator@sparkbook.example',
  OPERATOR_PHONE: '+1 555 0100 (set OPERATOR_PHONE)',
  SECURITY_EMAIL: 'security@sparkbook.example',
} as const

const text = z.string().trim().min(1)

/** Part of the settings' schema in workers/config.ts. */
export const operatorVariables = {
  OPERATOR_NAME: text.default(EXAMPLES.OPERATOR_NAME),
  OPERATOR_ADDRESS: text.default(EXAMPLES.OPERATOR_ADDRESS),
  OPERATOR_EMAIL: z.email().default(EXAMPLES.OPERATOR_EMAIL),
  OPERATOR_PHONE: text.default(EXAMPLES.OPERATOR_PHONE),
  /** Name and address in the European Union, for an operator outside it (Article 27 of the GDPR). */
  OPERATOR_REPRESENTATIVE: text.optional(),
  SECURITY_EMAIL: z.email().default(EXAMPLES.SECURITY_EMAIL),
}

const settings = z.object(operatorVariables)
type OperatorSettings = z.infer<typeof settings>

/** Calls `refuse` for every example that is deployed. */
export function checkOperator(
  env: OperatorSettings & { ENVIRONMENT: string },
  refuse: (variable: keyof typeof EXAMPLES, message: string) => void,
): void {
  if (env.ENVIRONMENT === 'development') return
  for (const variable of Object.keys(EXAMPLES) as (keyof typeof EXAMPLES)[])
    if (env[variable] === EXAMPLES[variable]) refuse(variable, 'must be yours: legal texts name it')
}

export function readOperator(env: OperatorSettings): Operator {
  return {
    name: env.OPERATOR_NAME,
    address: env.OPERATOR_ADDRESS,
    email: env.OPERATOR_EMAIL,
    phone: env.OPERATOR_PHONE,
    representative: env.OPERATOR_REPRESENTATIVE ?? null,
  }
}
