// POST /writing/explain {problem, task?} -> 200, our solution in other words as streamExplanation sends it; 401 {code} for nobody
// signed in.
import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { z } from 'zod'
import { explainAgain } from '#app/domain/writing/explain-again.server.ts'
import { refusalResponse } from '#app/platform/errors.ts'
import { readSignedIn } from '#app/request/viewer.server.ts'
import { LONGEST_LINE } from '#engine/curriculum/solver/read-line.ts'
import { TASKS } from '#engine/curriculum/solver/solution.ts'
import { streamExplanation } from './stream-explanation.ts'

const body = z.strictObject({ problem: z.string().max(LONGEST_LINE), task: z.enum(TASKS).optional() })

export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== 'POST') return refusalResponse('method_not_allowed')
  const parsed = body.safeParse(await request.json().catch(() => null))
  if (!parsed.success) return refusalResponse('malformed_body')
  const userId = (await readSignedIn(request, context))?.account.id
  if (userId === undefined) return refusalResponse('not_signed_in')
  const { problem, task } = parsed.data
  return streamExplanation({ request, context }, (stop) =>
    explainAgain(context, { userId, problem, task, stop }),
  )
}
