// What the forms of a set ask for, by their `intent`.
import { type AddCardsRefusal, addCards, type CardsAdded } from '#app/domain/flashcards/add-cards.server.ts'
import { MOST_CARDS_A_SET, MOST_CARDS_AT_ONCE } from '#app/domain/flashcards/card-limits.ts'
import { changeCard } from '#app/domain/flashcards/change-card.server.ts'
import { eraseCard } from '#app/domain/flashcards/erase-card.server.ts'
import { eraseSet } from '#app/domain/flashcards/erase-set.server.ts'
import { moveCard } from '#app/domain/flashcards/move-card.server.ts'
import { renameSet } from '#app/domain/flashcards/rename-set.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { refusalResponse } from '#app/platform/errors.ts'
import { readTable } from '#engine/cards/table.ts'
import type { Result } from '#engine/core/result.ts'
import { textOf } from './form-text.ts'
import { readMissedCards } from './read-missed-cards.ts'
import type { CardRefusal } from './refusal-words.ts'
import { savePictures } from './save-pictures.server.ts'

export type SetChange =
  | { readonly is: 'added'; readonly cards: CardsAdded }
  | { readonly is: 'changed' }
  | { readonly is: 'erased' }
  | {
      readonly is: 'refused'
      readonly code: CardRefusal
      /** Its words were saved. */
      readonly ofPicture?: true
    }

interface Change {
  userId: string
  setId: string
  form: FormData
}

/** @throws the answer 400 to a form that is none of ours */
export async function changeSet(ctx: AppContext, { userId, setId, form }: Change): Promise<SetChange> {
  const mine = { userId, setId }
  const card = {
    id: textOf(form, 'cardId'),
    front: textOf(form, 'front'),
    back: textOf(form, 'back'),
    reverse: form.has('reverse'),
  }
  const cardId = card.id
  switch (textOf(form, 'intent')) {
    case 'add': {
      const added = await addCards(ctx, { ...mine, cards: [card] })
      const saved = added.ok ? await savePictures(ctx, { ...mine, cardId, form }) : added
      if (added.ok && !saved.ok) return { is: 'refused', code: saved.code, ofPicture: true }
      return added.ok ? { is: 'added', cards: added.value } : { is: 'refused', code: added.code }
    }
    case 'import': {
      const added = await addTable(ctx, { ...mine, form })
      if (added.ok) return { is: 'added', cards: added.value }
      return { is: 'refused', code: added.code === 'no_text' ? 'no_cards' : added.code }
    }
    case 'missed': {
      const added = await addCards(ctx, { ...mine, cards: readMissedCards(textOf(form, 'cards')) })
      return added.ok ? { is: 'added', cards: added.value } : { is: 'refused', code: added.code }
    }
    case 'change': {
      const changed = await changeCard(ctx, { ...mine, card })
      const saved = changed.ok ? await savePictures(ctx, { ...mine, cardId, form }) : changed
      if (changed.ok && !saved.ok) return { is: 'refused', code: saved.code, ofPicture: true }
      return changed.ok ? { is: 'changed' } : { is: 'refused', code: changed.code }
    }
    case 'up':
    case 'down': {
      const by = textOf(form, 'intent') === 'up' ? 'up' : 'down'
      const moved = await moveCard(ctx, { ...mine, cardId, by })
      return moved.ok ? { is: 'changed' } : { is: 'refused', code: moved.code }
    }
    case 'erase-card': {
      const erased = await eraseCard(ctx, { ...mine, cardId })
      return erased.ok ? { is: 'changed' } : { is: 'refused', code: erased.code }
    }
    case 'rename': {
      const words = { title: textOf(form, 'title'), subtitle: textOf(form, 'subtitle') }
      const renamed = await renameSet(ctx, { ...mine, ...words })
      if (renamed.ok) return { is: 'changed' }
      return { is: 'refused', code: renamed.code === 'no_text' ? 'no_title' : renamed.code }
    }
    case 'erase-set': {
      const erased = await eraseSet(ctx, mine)
      return erased.ok ? { is: 'erased' } : { is: 'refused', code: erased.code }
    }
    default:
      throw refusalResponse('malformed_body')
  }
}

/** Adds the cards of a table, as many as there is room for. Their ids follow from the form's own: sent again, it adds none. */
async function addTable(
  ctx: AppContext,
  { userId, setId, form }: Change,
): Promise<Result<CardsAdded, AddCardsRefusal>> {
  const batchId = textOf(form, 'batchId').slice(0, 36)
  const cards = readTable(textOf(form, 'table'))
    .slice(0, MOST_CARDS_A_SET)
    .map((sides, index) => ({ id: `${batchId}-${index}`, ...sides, reverse: false }))
  let all: Result<CardsAdded, AddCardsRefusal> = { ok: false, code: 'no_text' }
  for (let from = 0; from < cards.length; from += MOST_CARDS_AT_ONCE) {
    const added = await addCards(ctx, { userId, setId, cards: cards.slice(from, from + MOST_CARDS_AT_ONCE) })
    if (!added.ok) return all.ok ? { ok: true, value: { ...all.value, of: cards.length } } : added
    const before: number = all.ok ? all.value.added : 0
    all = { ok: true, value: { added: before + added.value.added, of: cards.length } }
    if (added.value.added < added.value.of) return all
  }
  return all
}
