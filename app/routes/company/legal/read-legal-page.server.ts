import { readLegal } from '#app/content/legal.server.ts'
import { plainText } from '#app/content/plain-text.ts'
import type { NamedInTexts } from '#app/platform/config.ts'

/** A text of app/content/legal with its contents list. */
export function readLegalPage(slug: 'privacy-policy' | 'terms-of-service', operator: NamedInTexts) {
  const { title, effective, updated, blocks } = readLegal(slug, operator)
  return {
    title,
    /** A calendar day: "2026-01-31". */
    effective,
    /** The day of the last change, written the same way. */
    updated,
    blocks,
    contents: blocks.flatMap((block) =>
      block.kind === 'heading' && block.level === 2
        ? [{ id: block.id, title: plainText(block.children) }]
        : [],
    ),
  }
}
