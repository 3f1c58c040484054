// The page's notebook as numbers for a canvas: colours, line weights, type and tempo of the level and mode in force.

export interface Notebook {
  /** data-level of <html>. */
  readonly level: string
  /** 0xRRGGBB. a and b are the two fills, paper what drawings are made of. */
  readonly a: number
  readonly b: number
  readonly paper: number
  readonly ink: number
  readonly faint: number
  readonly wrong: number
  /** Stars, wherever they are. */
  readonly star: number
  /** Outline and detail width in px. */
  readonly line: number
  readonly thin: number
  /** How far a fill is printed beside its outline, in px. */
  readonly shift: { readonly x: number; readonly y: number }
  /** How far a hand strays from a straight line, in px. */
  readonly jitter: number
  readonly hatches: boolean
  readonly font: string
  /** Width and weight of the face, as a canvas font wants them: "condensed 800". */
  readonly fontStyle: string
  /** Milliseconds. */
  readonly fast: number
  readonly slow: number
  /** The person asked for less motion: final states only, no shaking, no particles. */
  readonly still: boolean
}

const JITTER: Readonly<Record<string, number>> = { 'middle-school': 1, high: 0 }

export function readNotebook(root: HTMLElement = document.documentElement): Notebook {
  const style = getComputedStyle(root)
  const value = (name: string) => style.getPropertyValue(name).trim()
  const probe = document.createElement('i')
  probe.hidden = true
  root.appendChild(probe)
  const canvas = document.createElement('canvas')
  canvas.width = 1
  canvas.height = 1
  const dab = canvas.getContext('2d', { willReadFrequently: true })

  /** Resolves var(), color-mix() and light-dark() by painting one pixel. */
  function colour(name: string): number {
    if (!dab) return 0
    probe.style.color = `var(${name})`
    dab.fillStyle = getComputedStyle(probe).color
    dab.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = dab.getImageData(0, 0, 1, 1).data
    return (red << 16) | (green << 8) | blue
  }

  const level = root.dataset['level'] ?? 'default'
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const shift = new DOMMatrixReadOnly(value('--il-shift'))
  const notebook: Notebook = {
    level,
    a: colour('--il-a'),
    b: colour('--il-b'),
    paper: colour('--il-p'),
    ink: colour('--il-ink'),
    faint: colour('--c-line'),
    wrong: colour('--c-error'),
    star: colour('--c-secondary'),
    line: number(value('--il-w'), 3),
    thin: number(value('--il-wt'), 2),
    shift: { x: shift.e, y: shift.f },
    jitter: JITTER[level] ?? 2,
    hatches: value('--il-hatch') !== 'none',
    font: value('--f-display'),
    // A canvas knows widths by name only; "condensed" is 75 %.
    fontStyle: `${number(value('--fs-display'), 100) < 85 ? 'condensed ' : ''}${value('--fw-display')}`,
    fast: still ? 1 : milliseconds(value('--d-2'), 240),
    slow: still ? 1 : milliseconds(value('--d-3'), 520),
    still,
  }
  probe.remove()
  return notebook
}

/** Calls back whenever another notebook, day or night, or calmer motion comes into force. Returns how to stop. */
export function watchNotebook(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, {
    attributes: true,
    attributeFilter: ['data-level', 'data-mode'],
  })
  const media = ['(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)'].map((query) =>
    matchMedia(query),
  )
  for (const query of media) query.addEventListener('change', changed)
  return () => {
    observer.disconnect()
    for (const query of media) query.removeEventListener('change', changed)
  }
}

/** Whether the page is in its dark colours. By the green of the paper: the brightest part of any grey. */
export function isNight({ paper }: Pick<Notebook, 'paper'>): boolean {
  return (paper & 0xff00) < 0x8000
}

function number(text: string, fallback: number): number {
  const parsed = Number.parseFloat(text)
  return Number.isFinite(parsed) ? parsed : fallback
}

function milliseconds(text: string, fallback: number): number {
  const parsed = number(text, fallback)
  return text.endsWith('ms') || !text.endsWith('s') ? parsed : parsed * 1000
}
