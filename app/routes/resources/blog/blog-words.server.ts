// The words of the blog's index in the one language asked for.
import { m } from '#app/i18n/generated/messages.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { ArtName } from '#app/ui/art/sprite-index.ts'

export type BlogWords = ReturnType<typeof blogWords>

export interface Bookmark {
  to: `/${string}`
  picture: ArtName
  title: string
  text: string
}

export function blogWords(locale: Locale) {
  const say = (message: (inputs: Record<string, never>, options: { locale: Locale }) => string) =>
    message({}, { locale })
  const bookmarks: Bookmark[] = [
    {
      to: '/study-tools',
      picture: 'words',
      title: say(m.shell_study_tools),
      text: say(m.blog_teaser_study_tools),
    },
    {
      to: '/resources/for-parents',
      picture: 'why-play',
      title: say(m.shell_for_parents),
      text: say(m.blog_teaser_parents),
    },
    {
      to: '/resources/for-teachers',
      picture: 'abacus',
      title: say(m.shell_for_teachers),
      text: say(m.blog_teaser_teachers),
    },
  ]
  return {
    metaTitle: say(m.shell_blog),
    /** Between asterisks stands the phrase that is inked. */
    title: say(m.blog_title),
    lead: say(m.blog_lead),
    featured: say(m.blog_featured),
    read: say(m.blog_read),
    bookmarksTitle: say(m.blog_teasers_title),
    bookmarks,
    open: say(m.blog_teaser_go),
    more: say(m.blog_more_title),
    faq: say(m.blog_faq_link),
    subscribe: {
      title: say(m.blog_subscribe_title),
      text: say(m.blog_subscribe_text),
      email: say(m.blog_email),
      send: say(m.blog_subscribe),
      website: say(m.blog_website),
    },
  }
}
