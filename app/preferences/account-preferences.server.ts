// Look and language follow the account: a change made while signed in is stored with it, and signing in brings them to
// this browser. None of it may stand in anyone's way, so a failure is logged and what the browser has stays in force.
import { parse, serialize } from 'hono/utils/cookie'
import type { SavedPreferences } from '#app/domain/profiles/profiles.types.ts'
import { readOwnProfile } from '#app/domain/profiles/read-own-profile.server.ts'
import { readPreferences } from '#app/domain/profiles/read-preferences.server.ts'
import { savePreferences } from '#app/domain/profiles/save-preferences.server.ts'
import { updateProfile } from '#app/domain/profiles/update-profile.server.ts'
import { isLocale } from '#app/i18n/locales.ts'
import type { AppContext } from '#app/platform/context.ts'
import { errorFields } from '#app/platform/error-fields.ts'
import { isThemeLevel } from '#app/ui/theme/theme-level.ts'
import { preferenceCookie } from './preference-cookie.server.ts'
import { FROM_ACCOUNT, isDailyGoal, type PreferenceKey } from './preferences.ts'

/** Until the next page is drawn, which is at once; an hour for those who turn off the light meanwhile (seconds). */
const FROM_ACCOUNT_MAX_AGE = 3600

/** Stores one choice with the account; the grade is a matter of this browser only. */
export async function savePreferenceToAccount(
  ctx: AppContext,
  userId: string,
  key: PreferenceKey,
  value: string,
): Promise<void> {
  try {
    if (key === 'themeLevel' && isThemeLevel(value)) await savePreferences(ctx, userId, { themeLevel: value })
    if (key === 'darkMode') await savePreferences(ctx, userId, { darkMode: value === 'true' })
    if (key === 'dailyGoal') await savePreferences(ctx, userId, { dailyGoal: Number(value) })
    if (key === 'language') await saveLanguage(ctx, userId, value)
  } catch (error) {
    ctx.log.error('saving a preference to the account failed', { key, ...errorFields(error) })
  }
}

/**
 * At sign-in: the Set-Cookie lines that bring the account's choices to this browser. Where the account has none yet,
 * the browser's become its own.
 */
export async function applyAccountPreferences(
  ctx: AppContext,
  userId: string,
  request: Request,
): Promise<string[]> {
  try {
    const [saved, profile] = await Promise.all([readPreferences(ctx, userId), readOwnProfile(ctx, userId)])
    const local = readLocal(request)
    if (!saved && Object.keys(local.look).length > 0) await savePreferences(ctx, userId, local.look)
    if (profile && profile.language === null && local.language !== null)
      await saveLanguage(ctx, userId, local.language)
    return broughtCookies(saved, profile?.language ?? null)
  } catch (error) {
    ctx.log.error('applying preferences of the account failed', errorFields(error))
    return []
  }
}

function broughtCookies(saved: SavedPreferences | null, language: string | null): string[] {
  const lines: string[] = []
  if (saved?.themeLevel) lines.push(preferenceCookie('themeLevel', saved.themeLevel))
  if (typeof saved?.darkMode === 'boolean') lines.push(preferenceCookie('darkMode', String(saved.darkMode)))
  if (isDailyGoal(String(saved?.dailyGoal)))
    lines.push(preferenceCookie('dailyGoal', String(saved?.dailyGoal)))
  if (lines.length > 0)
    lines.push(serialize(FROM_ACCOUNT, '1', { path: '/', sameSite: 'Lax', maxAge: FROM_ACCOUNT_MAX_AGE }))
  if (language !== null) lines.push(preferenceCookie('language', language))
  return lines
}

/** What a person chose in this browser; only what is really stored, no defaults. */
function readLocal(request: Request): { look: Partial<SavedPreferences>; language: string | null } {
  const { themeLevel, darkMode, dailyGoal, language } = parse(request.headers.get('Cookie') ?? '')
  const look: Partial<SavedPreferences> = {}
  if (isThemeLevel(themeLevel)) look.themeLevel = themeLevel
  if (darkMode === 'true' || darkMode === 'false') look.darkMode = darkMode === 'true'
  if (isDailyGoal(dailyGoal)) look.dailyGoal = Number(dailyGoal)
  return { look, language: isLocale(language) ? language : null }
}

async function saveLanguage(ctx: AppContext, userId: string, language: string): Promise<void> {
  const updated = await updateProfile(ctx, userId, { language })
  if (!updated.ok) throw new Error(updated.code)
}
