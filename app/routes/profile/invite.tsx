// /profile/invite: the code to hand on to friends, and what came of it.
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { type ShouldRevalidateFunctionArgs, useLoaderData } from '@remix-run/react'
import { requireViewer } from '#app/request/viewer.server.ts'
import { InviteSheets } from './invite/invite-sheets.tsx'
import { readInvitations } from './invite/read-invitations.server.ts'

export { sectionMeta as meta } from './section-list.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { account } = await requireViewer(request, context)
  return readInvitations(context, account)
}

/** A reward that was claimed is shown so at once; nothing else has changed. */
export function shouldRevalidate({
  formData,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return formData?.get('intent') === 'claim' ? false : defaultShouldRevalidate
}

export default function Invite() {
  return <InviteSheets view={useLoaderData<typeof loader>()} />
}
