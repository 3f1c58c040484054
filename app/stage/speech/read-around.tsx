// The speaker on a card, a section or a dialog of the elementary notebook: it reads the part of the page that it stands in.
import { useRef } from 'react'
import { ReadToYoungest } from './read-to-youngest.tsx'
import './read-around.css'

/** @param part selector of what is read: the nearest such element around the speaker */
export function ReadAround({ part }: { part: string }) {
  const here = useRef<HTMLSpanElement>(null)
  const around = useRef({
    get current() {
      return here.current?.closest(part) ?? null
    },
  })
  return (
    <span className="read-around" ref={here}>
      <ReadToYoungest of={around.current} />
    </span>
  )
}
