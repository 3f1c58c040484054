import { useEffect, useRef, useState } from 'react'

/**
 * The values of the boxes named `topic` that are ticked within an element, in the order of the page. The boxes keep what is ticked
 * themselves: they work without a script, and keep what was ticked before it ran.
 * @returns begun: what was ticked when a script began to run; null before that
 */
export function useTicked(atFirst: readonly string[]) {
  const root = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState(atFirst)
  const [begun, setBegun] = useState<readonly string[] | null>(null)
  function read() {
    const ticked = boxesIn(root.current).filter(({ checked }) => checked)
    const values = [...new Set(ticked.map(({ value }) => value))]
    setChosen(values)
    return values
  }
  function untick(value: string) {
    for (const box of boxesIn(root.current)) if (box.value === value) box.checked = false
    read()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was ticked before
  useEffect(() => {
    setBegun(read())
  }, [])
  return { root, chosen, begun, read, untick }
}

function boxesIn(root: HTMLElement | null): HTMLInputElement[] {
  return [...(root?.querySelectorAll<HTMLInputElement>('input[name="topic"]') ?? [])]
}
