// For whom a grown-up buys. The page is loaded anew for each: what is offered depends on what the child has. Without scripts a
// button does it; the buttons that buy name the child, so that what is pressed is what is bought.
import { Form, useLocation, useSubmit } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { Button } from './button.tsx'
import { Segments } from './segments.tsx'
import './paying-for.css'

const ME = 'me'

export interface PayingForProps {
  items: readonly { id: string; name: string }[]
  /** null: whoever buys. */
  chosenId: string | null
  words: { label: string; me: string; show: string }
  /** What else the address says. */
  keep: Readonly<Record<string, string | null>>
}

/** Nothing for whoever looks after nobody. */
export function PayingFor({ items, chosenId, words, keep }: PayingForProps) {
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const { key } = useLocation()
  const chosen = chosenId ?? ME
  const options = { replace: true, preventScrollReset: true }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a page; what was picked before hydration, or while another one was on its way, counts
  useEffect(() => {
    if (form.current && new FormData(form.current).get('for') !== chosen) submit(form.current, options)
  }, [chosen, key])
  if (items.length === 0) return null
  return (
    <Form
      key={chosen}
      ref={form}
      method="get"
      className="paying-for"
      onChange={({ currentTarget }) => submit(currentTarget, options)}
    >
      {Object.entries(keep).map(([name, value]) =>
        value === null ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      <Segments
        name="for"
        label={words.label}
        defaultValue={chosen}
        items={[{ value: ME, label: words.me }, ...items.map(({ id, name }) => ({ value: id, label: name }))]}
      />
      <noscript>
        <Button type="submit" variant="ghost" size="small">
          {words.show}
        </Button>
      </noscript>
    </Form>
  )
}
