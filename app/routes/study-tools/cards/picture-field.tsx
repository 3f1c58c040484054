// The picture on a side of a card being written: drawn, chosen from the device, described, taken off. It is drawn and shrunk in the
// browser, so without scripts there is none.
import { ImagePlus, Pencil, Trash2 } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { MOST_CHARACTERS } from '#app/domain/flashcards/card-limits.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { pictureAddress } from '#app/stage/cards/picture-address.ts'
import { Button } from '#app/ui/button.tsx'
import { TextInput } from '#app/ui/field.tsx'
import { FileButton } from '#app/ui/file-button.tsx'
import type { CardPicture, CardSide } from '#engine/cards/card.ts'
import './picture-field.css'

const DrawingPad = lazy(async () => {
  const { DrawingPad } = await import('./drawing-pad.tsx')
  return { default: DrawingPad }
})

export interface PictureFieldProps {
  setId: string
  cardId: string
  side: CardSide
  /** The one that is there. */
  picture: CardPicture | undefined
}

/** What the form sends: '' leaves the picture as it is, 'none' takes it off, a data URL puts another one there. */
type Sent = '' | 'none' | `data:${string}`

export function PictureField({ setId, cardId, side, picture }: PictureFieldProps) {
  const [sent, setSent] = useState<Sent>('')
  const [isDrawing, setIsDrawing] = useState(false)
  const [said, setSaid] = useState('')
  const field = useRef<HTMLDivElement>(null)
  const there = picture && pictureAddress({ setId, cardId, side, picture })
  const shown = sent === '' ? there : sent === 'none' ? undefined : sent
  const onFront = side === 'front'

  async function take(made: Blob | 'unreadable' | 'too_large') {
    if (typeof made === 'string')
      return setSaid(made === 'unreadable' ? m.cards_picture_unreadable() : m.cards_picture_large())
    setSent(await dataUrlOf(made))
    setIsDrawing(false)
    setSaid('')
    // Where the work goes on: what the picture shows.
    requestAnimationFrame(() => field.current?.querySelector('input')?.focus())
  }
  async function choose(file: File) {
    setSaid(m.cards_picture_reading())
    const { shrinkPicture } = await import('./shrink-picture.ts')
    await take(await shrinkPicture(file))
  }

  return (
    <div className="picture-field" ref={field}>
      <input type="hidden" name={`picture-${side}`} value={sent} />
      {isDrawing ? (
        <Suspense fallback={<p role="status">{m.cards_picture_reading()}</p>}>
          <DrawingPad onDone={take} onCancel={() => setIsDrawing(false)} />
        </Suspense>
      ) : shown === undefined ? (
        <div className="ways">
          <span className="muted" aria-hidden="true">
            {onFront ? m.cards_front() : m.cards_back()}
          </span>
          <Button
            variant="ghost"
            size="small"
            icon={<Pencil aria-hidden />}
            aria-label={onFront ? m.cards_picture_draw_front() : m.cards_picture_draw_back()}
            onClick={() => setIsDrawing(true)}
          >
            {m.cards_picture_draw()}
          </Button>
          <FileButton
            look="ghost small-size"
            icon={<ImagePlus aria-hidden />}
            accept="image/png,image/jpeg,image/webp"
            aria-label={onFront ? m.cards_picture_choose_front() : m.cards_picture_choose_back()}
            onFile={choose}
          >
            {m.cards_picture_choose()}
          </FileButton>
        </div>
      ) : (
        <>
          <img src={shown} alt="" />
          <TextInput
            id={`alt-${side}-${cardId}`}
            name={`alt-${side}`}
            label={onFront ? m.cards_picture_alt_front() : m.cards_picture_alt_back()}
            hint={m.cards_picture_alt_hint()}
            defaultValue={sent === '' ? picture?.alt : ''}
            maxLength={MOST_CHARACTERS.alt}
            required
            autoComplete="off"
          />
          <Button
            variant="ghost"
            size="small"
            icon={<Trash2 aria-hidden />}
            onClick={() => setSent(picture ? 'none' : '')}
          >
            {m.cards_picture_remove()}
          </Button>
        </>
      )}
      <p className="muted" role="status">
        {said}
      </p>
    </div>
  )
}

function dataUrlOf(blob: Blob): Promise<`data:${string}`> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as `data:${string}`)
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })
}
