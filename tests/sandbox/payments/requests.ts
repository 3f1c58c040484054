// What may stand in a request, as strictly as Stripe takes it: an unknown parameter is refused, so that a mistake of ours shows
// here and not in production.
import { z } from 'zod'
import { invalid } from './fault.ts'

const price = z.strictObject({
  currency: z.literal('usd'),
  unit_amount: z.coerce.number().int().positive(),
  product: z.string().optional(),
  product_data: z.strictObject({ name: z.string().min(1) }).optional(),
  recurring: z.strictObject({ interval: z.enum(['month', 'year']) }).optional(),
})

export const newCustomer = z.strictObject({
  email: z.string().optional(),
  preferred_locales: z.array(z.string()).optional(),
})

export const newProduct = z.strictObject({ id: z.string().min(1), name: z.string().min(1) })

export const newCheckout = z.strictObject({
  mode: z.enum(['payment', 'subscription']),
  customer: z.string(),
  client_reference_id: z.string().max(200),
  locale: z.enum(['en', 'es', 'fr', 'zh']),
  success_url: z.string().min(1),
  cancel_url: z.string().min(1),
  adaptive_pricing: z.strictObject({ enabled: z.literal('false') }),
  allowed_payment_method_types: z.array(z.string()).optional(),
  line_items: z.tuple([z.strictObject({ quantity: z.literal('1'), price_data: price })]),
})

export const changedSubscription = z.strictObject({
  cancel_at_period_end: z.enum(['true', 'false']).optional(),
  items: z
    .tuple([z.strictObject({ id: z.string(), price_data: price.omit({ product_data: true }) })])
    .optional(),
  proration_behavior: z.enum(['always_invoice', 'create_prorations', 'none']).optional(),
  payment_behavior: z.literal('error_if_incomplete').optional(),
})

export const newPortal = z.strictObject({ customer: z.string(), return_url: z.string() })

export const newRefund = z.strictObject({ payment_intent: z.string() })

/** @throws Fault naming the parameter */
export function readRequest<Shape>(schema: z.ZodType<Shape>, form: unknown): Shape {
  const read = schema.safeParse(form)
  if (read.success) return read.data
  const [issue] = read.error.issues
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys : []
  const [first = '', ...rest] = [...(issue?.path ?? []), ...unknown].map(String)
  const param = first + rest.map((part) => `[${part}]`).join('')
  throw unknown.length > 0
    ? invalid(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param })
    : invalid(`${param}: ${issue?.message}`, { param })
}
