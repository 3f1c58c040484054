// The four notebooks, by their names in `data-level`.

export type NotebookLevel = 'default' | 'elementary' | 'middle-school' | 'high'

/** Anything unknown is the sketchbook. */
export function levelOf(name: string | undefined): NotebookLevel {
  return name === 'elementary' || name === 'middle-school' || name === 'high' ? name : 'default'
}
