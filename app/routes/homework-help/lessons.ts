// GET /homework-help/lessons/:language -> what the lessons told in it are found by: fetched with the first question that needs it.
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { lessonIndex } from '#app/views/lessons.server.ts'
import { LANGUAGES } from '#engine/core/languages.ts'

export function loader({ params }: LoaderFunctionArgs): Response {
  const language = LANGUAGES.find((known) => known === params['language'])
  if (language === undefined) throw new Response(null, { status: 404 })
  return Response.json(lessonIndex(language), { headers: { 'Cache-Control': 'public, max-age=3600' } })
}
