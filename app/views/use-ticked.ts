import { useEffect, useRef, useState } from 'react'

/**
 * The values of the boxes named `topic` that are ticked within an element, in the order of the page. The boxes keep what is ticked
 * themselves: they work without a script, and keep what was ticked before it ran.
 */
export function useTicked(atFirst: readonly string[]) {
  const root = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState(atFirst)
  const [isLive, setLive] = useState(false)
  function read() {
    const ticked = boxesIn(root.current).filter(({ checked }) => checked)
    setChosen([...new Set(ticked.map(({ value }) => value))])
  }
  function untick(value: string) {
    for (const box of boxesIn(root.current)) if (box.value === value) box.checked = false
    read()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was ticked before
  useEffect(() => {
    read()
    setLive(true)
  }, [])
  return { root, chosen, read, untick: isLive ? untick : null }
}

function boxesIn(root: HTMLElement | null): HTMLInputElement[] {
  return [...(root?.querySelectorAll<HTMLInputElement>('input[name="topic"]') ?? [])]
}
