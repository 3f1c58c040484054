// The name of a set, and the way to delete it: asked once, with what will be lost.
import { Form } from '@remix-run/react'
import { MOST_CHARACTERS } from '#app/domain/flashcards/card-limits.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { Button } from '#app/ui/button.tsx'
import { TextInput } from '#app/ui/field.tsx'

export interface SetSettingsProps {
  set: { title: string; subtitle: string; count: number }
}

export function SetSettings({ set: { title, subtitle, count } }: SetSettingsProps) {
  return (
    <>
      <details>
        <summary>{m.cards_set_words()}</summary>
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="rename" />
          <TextInput
            id="title"
            label={m.cards_field_title()}
            defaultValue={title}
            maxLength={MOST_CHARACTERS.title}
            required
            autoComplete="off"
          />
          <TextInput
            id="subtitle"
            label={m.cards_field_subtitle()}
            defaultValue={subtitle}
            maxLength={MOST_CHARACTERS.subtitle}
            autoComplete="off"
          />
          <Button type="submit" variant="ghost">
            {m.cards_save()}
          </Button>
        </Form>
      </details>
      <details>
        <summary>{m.cards_set_delete()}</summary>
        <Form method="post">
          <input type="hidden" name="intent" value="erase-set" />
          <p>{m.cards_set_delete_sure({ count })}</p>
          <Button type="submit" variant="ghost">
            {m.cards_delete_yes()}
          </Button>
        </Form>
      </details>
    </>
  )
}
