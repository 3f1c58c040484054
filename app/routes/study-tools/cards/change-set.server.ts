// What the forms of a set ask for, by their `intent`.
import { addCards, type CardsAdded } from '#app/domain/flashcards/add-cards.server.ts'
import { changeCard } from '#app/domain/flashcards/change-card.server.ts'
import { eraseCard } from '#app/domain/flashcards/erase-card.server.ts'
import { eraseSet } from '#app/domain/flashcards/erase-set.server.ts'
import { moveCard } from '#app/domain/flashcards/move-card.server.ts'
import { renameSet } from '#app/domain/flashcards/rename-set.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { refusalResponse } from '#app/platform/errors.ts'
import { textOf } from './form-text.ts'
import type { CardRefusal } from './refusal-words.ts'

export type SetChange =
  | { readonly is: 'added'; readonly cards: CardsAdded }
  | { readonly is: 'changed' }
  | { readonly is: 'erased' }
  | { readonly is: 'refused'; readonly code: CardRefusal }

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
      return added.ok ? { is: 'added', cards: added.value } : { is: 'refused', code: added.code }
    }
    case 'change': {
      const changed = await changeCard(ctx, { ...mine, card })
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
