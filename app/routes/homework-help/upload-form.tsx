// The place for a worksheet. There is no file field while nothing can be sent; a file dropped here gets the same answer, and
// does not open in the place of the page.
import type { DragEvent } from 'react'
import type { FeatureView } from '#app/features/feature.ts'
import { FeatureButton } from '#app/features/feature-button.tsx'
import { showNotice } from '#app/features/feature-form.tsx'
import { Art } from '#app/ui/art/art.tsx'
import type { HomeworkWords } from './homework-words.server.ts'
import './upload-form.css'

export interface UploadFormProps {
  words: HomeworkWords['upload']
  feature: FeatureView
}

export function UploadForm({ words, feature }: UploadFormProps) {
  function allowDrop(event: DragEvent) {
    event.preventDefault()
  }
  function drop(event: DragEvent) {
    event.preventDefault()
    showNotice(feature)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a wider target for the button inside, for those who drag
    <div className="upload-form" onDragOver={allowDrop} onDrop={drop}>
      <Art name="worksheet" grain />
      <p className="drop">{words.drop}</p>
      <p className="hint">{words.hint}</p>
      <FeatureButton feature={feature} keyAction>
        {words.action}
      </FeatureButton>
    </div>
  )
}
