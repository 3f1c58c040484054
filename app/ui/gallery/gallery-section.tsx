// One labelled part of the component page.
import './gallery.css'
import { type ReactNode, useId } from 'react'
import { Band, type BandProps } from '#app/ui/band.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { Wrap } from '#app/ui/wrap.tsx'

export interface GallerySectionProps {
  title: string
  lead?: string
  tint?: BandProps['tint']
  children: ReactNode
}

export function GallerySection({ title, lead, tint = 'none', children }: GallerySectionProps) {
  const id = useId()
  return (
    <Band tint={tint} aria-labelledby={id}>
      <Wrap>
        <SectionHead id={id} title={title} {...(lead === undefined ? {} : { lead })} />
        <div className="gallery-rows">{children}</div>
      </Wrap>
    </Band>
  )
}

/** A named row of examples. */
export function Example({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="gallery-example">
      <h3>{name}</h3>
      <div className="gallery-row">{children}</div>
    </div>
  )
}
