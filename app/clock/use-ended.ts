import { useEffect, useRef, useState } from 'react'

/**
 * What ran when this page was last told and runs no more, by its words; empty until then, and again once it runs anew.
 * @param running ids of what runs, with the words for its end
 */
export function useEnded(running: ReadonlyMap<string, string>): readonly string[] {
  const before = useRef(running)
  const [ended, setEnded] = useState<ReadonlyMap<string, string>>(new Map())
  const key = [...running.keys()].join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` says when something else runs
  useEffect(() => {
    const gone = [...before.current].filter(([id]) => !running.has(id))
    before.current = running
    setEnded((known) => new Map([...known, ...gone].filter(([id]) => !running.has(id))))
  }, [key])
  return [...ended.values()]
}
