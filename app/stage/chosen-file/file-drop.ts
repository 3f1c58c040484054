import type { DragEvent } from 'react'

/** What an element needs to take a dropped file; the browser does not open it in the place of the page. A wider target than the buttons inside, for those who drag. */
export function fileDrop(onFile: (file: Blob) => void) {
  return {
    onDragOver(event: DragEvent) {
      event.preventDefault()
    },
    onDrop(event: DragEvent) {
      event.preventDefault()
      const file = event.dataTransfer.files[0]
      if (file) onFile(file)
    },
  }
}
