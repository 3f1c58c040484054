// The blog's articles. Whoever lists them gets their facts; only one that is read is parsed.
import type { Locale } from '#app/i18n/locales.ts'
import type { ArtName } from '#app/ui/art/sprite-index.ts'
import type { ArticleFacts } from './collections.ts'
import type { Block, ContentFile } from './content.types.ts'
import { filesBySlug } from './files-by-slug.server.ts'

export interface ArticleCard extends Omit<ArticleFacts, 'picture'> {
  slug: string
  picture: ArtName
  minutes: number
}

export interface Article extends ArticleCard {
  blocks: readonly Block[]
}

const ARTICLES = filesBySlug(
  import.meta.glob<ContentFile<ArticleFacts>>('./articles/*/*.md', { eager: true }),
)

/** Every article in this language, the newest first. */
export function listArticles(locale: Locale): ArticleCard[] {
  return [...ARTICLES]
    .map(([slug, translations]) => toCard(slug, translations[locale]))
    .sort((a, b) => b.published.localeCompare(a.published) || a.slug.localeCompare(b.slug))
}

/** An article in this language; null when there is none of that name. */
export function readArticle(slug: string, locale: Locale): Article | null {
  const file = ARTICLES.get(slug)?.[locale]
  return file ? { ...toCard(slug, file), blocks: file.blocks() } : null
}

function toCard(slug: string, { facts, minutes }: ContentFile<ArticleFacts>): ArticleCard {
  // A test holds every file's picture against the sprite.
  return { ...facts, slug, picture: facts.picture as ArtName, minutes }
}
