import type { RequestContext } from '#app/platform/context.ts'
import { readContents } from '#app/views/case-contents.server.ts'
import { findCover, listCases } from '#app/views/case-files.server.ts'
import { hasCaseFiles } from './has-case-files.server.ts'

/**
 * A case for whoever asks: without the right to it its cover alone, and nothing of what its pages say.
 * @returns undefined for an id of no case
 */
export async function readCase(request: Request, ctx: RequestContext, id: string | undefined) {
  const { locale } = ctx.caller
  const cover = findCover(id, locale)
  if (!cover) return
  const hasAll = await hasCaseFiles(request, ctx)
  const beside = listCases(locale)[cover.band]
  const place = beside.findIndex((one) => one.id === cover.id)
  return {
    cover,
    contents: cover.isOpen || hasAll ? readContents(cover.id, locale) : null,
    /** Of those the reader may read. */
    next: beside.slice(place + 1).find(({ isOpen }) => isOpen || hasAll) ?? null,
    free: beside.find(({ isOpen }) => isOpen) ?? null,
  }
}
