// The pages' build in one language: its messages are files of their own for each (app/i18n/message-assets.ts).
import type { ServerBuild } from '@remix-run/cloudflare'
import type { Locale } from '#app/i18n/locales.ts'
import { MESSAGE_ASSETS, messageAssetsIn } from '#app/i18n/message-assets.ts'

/** What app/entry.server.tsx exports beside what Remix asks for. */
interface EntryInLocale {
  inLocale<Result>(locale: Locale, run: () => Result): Result
}

/** The build whose manifest names the files of messages of `locale`, so that pages preload what they will import. */
export function localizeBuild(build: ServerBuild, locale: Locale): ServerBuild {
  const assets = JSON.stringify(build.assets).replaceAll(MESSAGE_ASSETS, messageAssetsIn(locale))
  return { ...build, assets: JSON.parse(assets) }
}

/** Runs loaders, actions and rendering of `build` in `locale`; the build has its own copy of every module. */
export function runInLocale<Result>(build: ServerBuild, locale: Locale, run: () => Result): Result {
  const entry = build.entry.module as unknown as EntryInLocale
  return entry.inLocale(locale, run)
}
