import { useRef } from 'react'

/** The same value as before for as long as it says the same: what is drawn from it is not made anew. Plain JSON. */
export function useStableValue<Value>(value: Value): Value {
  const steady = useRef(value)
  if (JSON.stringify(steady.current) !== JSON.stringify(value)) steady.current = value
  return steady.current
}
