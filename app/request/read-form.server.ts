import { refusalResponse } from '#app/platform/errors.ts'

/** The form a request carries. Throws the answer 400 `malformed_body` where its body is none, so that no action fails on it. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    throw refusalResponse('malformed_body')
  }
}
