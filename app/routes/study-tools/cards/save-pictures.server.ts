// What the form of a card says of its pictures (picture-field.tsx).
import { erasePicture } from '#app/domain/flashcards/erase-picture.server.ts'
import { type KeepPictureRefusal, keepPicture } from '#app/domain/flashcards/keep-picture.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { CARD_SIDES } from '#engine/cards/card.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { textOf } from './form-text.ts'

interface Saved {
  userId: string
  setId: string
  cardId: string
  form: FormData
}

export async function savePictures(
  ctx: AppContext,
  { form, ...card }: Saved,
): Promise<Result<null, KeepPictureRefusal>> {
  for (const side of CARD_SIDES) {
    const [sent, alt] = [textOf(form, `picture-${side}`), textOf(form, `alt-${side}`)]
    if (sent === '' && alt === '') continue
    if (sent === 'none') {
      const erased = await erasePicture(ctx, { ...card, side })
      if (!erased.ok) return erased
      continue
    }
    const file = sent === '' ? null : bytesOf(sent)
    if (file === undefined) return refuse('not_a_picture')
    const kept = await keepPicture(ctx, { ...card, side, file, alt })
    if (!kept.ok) return kept
  }
  return ok(null)
}

/** Of a data URL; undefined for anything else. What it says of its kind is not looked at. */
function bytesOf(url: string): Uint8Array | undefined {
  const base64 = /^data:[\w/+.-]*;base64,([A-Za-z\d+/]*={0,2})$/.exec(url)?.[1]
  if (base64 === undefined || base64.length % 4 !== 0) return undefined
  return Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
}
