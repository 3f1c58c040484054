// GET /avatar/<hash>.svg: the doodle of one account, drawn by us from a hash of its address. The same hash is the same
// picture for ever, so any cache may keep it.
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { drawAvatar, isAvatarHash } from '#app/ui/avatar/draw-avatar.ts'

export function loader({ params }: LoaderFunctionArgs): Response {
  const hash = params['file']?.replace(/\.svg$/, '')
  if (!params['file']?.endsWith('.svg') || !isAvatarHash(hash)) throw new Response(null, { status: 404 })
  return new Response(drawAvatar(hash), {
    headers: {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  })
}
