// The texts a visitor agrees to, as app/content/legal holds them: one folder a text.
import { currentLocale } from '#app/i18n/current-locale.ts'
import type { NamedInTexts } from '#app/platform/config.ts'
import type { LegalFacts } from './collections.ts'
import type { Block, ContentFile } from './content.types.ts'
import { filesBySlug } from './files-by-slug.server.ts'
import { fillInOperator } from './fill-in-operator.ts'

export interface LegalText extends LegalFacts {
  blocks: readonly Block[]
}

const TEXTS = filesBySlug(import.meta.glob<ContentFile<LegalFacts>>('./legal/*/*.md', { eager: true }))

/** In the language of the request, naming the operator. @throws when there is no such text */
export function readLegal(slug: string, operator: NamedInTexts): LegalText {
  const file = TEXTS.get(slug)?.[currentLocale()]
  if (!file) throw new Error(`no legal text is called ${slug}`)
  return { ...file.facts, blocks: fillInOperator(file.blocks(), operator) }
}
