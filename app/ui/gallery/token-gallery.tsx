// The colours of this notebook, each with the ink that stands on it, and the type scale.
import { Example, GallerySection } from './gallery-section.tsx'

const PAIRS = [
  ['primary', 'on-primary'],
  ['primary-soft', 'ink'],
  ['primary-deep', 'plate'],
  ['secondary', 'on-secondary'],
  ['secondary-soft', 'ink'],
  ['paper', 'ink'],
  ['paper-2', 'ink-2'],
  ['paper-3', 'ink'],
  ['card', 'primary-text'],
  ['card', 'secondary-text'],
  ['tape', 'on-tape'],
  ['highlight', 'ink'],
  ['success', 'on-success'],
  ['success-soft', 'success-ink'],
  ['error', 'on-error'],
  ['error-soft', 'error-ink'],
  ['warn', 'on-warn'],
  ['warn-soft', 'warn-ink'],
  ['info', 'on-info'],
  ['info-soft', 'info-ink'],
] as const
const SIZES = ['huge', 'h1', 'h2', 'h3', 'h4', 'l', 'm', 's', 'xs'] as const

export function TokenGallery() {
  return (
    <GallerySection title="Tokens">
      <Example name="Colours">
        <ul className="gallery-swatches">
          {PAIRS.map(([ground, ink]) => (
            <li
              key={`${ground} ${ink}`}
              style={{ background: `var(--c-${ground})`, color: `var(--c-${ink})` }}
            >
              {ink} on {ground}
            </li>
          ))}
        </ul>
      </Example>
      <Example name="Type">
        <ul>
          {SIZES.map((size) => (
            <li
              key={size}
              style={{
                font: `var(--fw-display) var(--t-${size}) / 1.2 var(--f-display)`,
                fontStretch: 'var(--fs-display)',
              }}
            >
              Aa 0123 {size}
            </li>
          ))}
        </ul>
      </Example>
    </GallerySection>
  )
}
