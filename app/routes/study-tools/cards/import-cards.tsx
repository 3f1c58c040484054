// Many cards at once: pasted, or out of a file that is read here and never leaves the device. What was read stands in the field,
// to be looked at and corrected, before it is sent.
import { Form, useNavigation } from '@remix-run/react'
import { FileUp } from 'lucide-react'
import { useState } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { Button } from '#app/ui/button.tsx'
import { TextArea } from '#app/ui/field.tsx'
import { FileButton } from '#app/ui/file-button.tsx'
import { readTable } from '#engine/cards/table.ts'
import type { FileRefusal } from './read-card-file.ts'

const REFUSED = {
  not_readable: m.cards_many_unreadable,
  too_large: m.cards_many_large,
} as const satisfies Record<FileRefusal, () => string>

export function ImportCards({ batchId }: { batchId: string }) {
  const [text, setText] = useState('')
  const [said, setSaid] = useState('')
  const isSending = useNavigation().state === 'submitting'
  const count = readTable(text).length

  async function open(file: File) {
    setSaid(m.cards_many_reading())
    const { readCardFile } = await import('./read-card-file.ts')
    const read = await readCardFile(file)
    if (typeof read === 'string') return setSaid(REFUSED[read]())
    setText(read.table)
    const leftOut = read.leftOut > 0 ? m.cards_many_left_out({ count: read.leftOut }) : ''
    const isCut = read.isCut ? m.cards_many_cut({ count: readTable(read.table).length }) : ''
    setSaid([leftOut, isCut].join(' ').trim())
  }

  return (
    <details>
      <summary>{m.cards_many()}</summary>
      <Form method="post" encType="multipart/form-data" replace action="?" className="import-cards">
        <input type="hidden" name="intent" value="import" />
        <input type="hidden" name="batchId" value={batchId} />
        <p>{m.cards_many_lead()}</p>
        <FileButton
          look="secondary"
          icon={<FileUp aria-hidden />}
          accept=".csv,.tsv,.txt,.apkg,text/csv,text/plain"
          onFile={open}
        >
          {m.cards_many_file()}
        </FileButton>
        <TextArea
          id="table"
          label={m.cards_many_text()}
          rows={6}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <p className="muted" role="status">
          {m.cards_many_found({ count })} {said}
        </p>
        <Button type="submit" variant="ghost" busy={isSending}>
          {m.cards_many_add()}
        </Button>
      </Form>
    </details>
  )
}
