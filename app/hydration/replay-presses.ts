declare global {
  interface Window {
    /** What was pressed so far, in order, each once; gone once the page is hydrated (press-script.ts). */
    earlyPresses?: HTMLElement[]
  }
}

/**
 * Gives React what was typed, chosen and pressed before it hydrated the page. Between presses React takes over what the one
 * before has changed; no new press of a person comes in between.
 */
export async function replayPresses(): Promise<void> {
  const presses = window.earlyPresses ?? []
  delete window.earlyPresses
  await null
  for (const select of document.getElementsByTagName('select')) replaySelect(select)
  for (const area of document.getElementsByTagName('textarea')) replayText(area, 'input')
  for (const input of document.getElementsByTagName('input')) replayInput(input)
  for (const pressed of presses) {
    await null
    pressed.removeAttribute('aria-busy')
    pressed.click()
  }
}

/** React 18 leaves a typed value standing, but takes it for the one it rendered: its own record has to be set back first. */
interface Tracked {
  _valueTracker?: { setValue(value: string): void }
}

function replaySelect(select: HTMLSelectElement): void {
  const rendered = [...select.options].findIndex((option) => option.defaultSelected)
  if (select.selectedIndex !== Math.max(0, rendered)) select.dispatchEvent(new Event('change', BUBBLING))
}

function replayInput(input: HTMLInputElement & Tracked): void {
  const { type, checked, defaultChecked } = input
  if (type !== 'checkbox' && type !== 'radio') replayText(input, type === 'file' ? 'change' : 'input')
  else if (checked !== defaultChecked && (checked || type === 'checkbox')) {
    input._valueTracker?.setValue(String(!checked))
    // Not a MouseEvent: it tells React, and does not switch the box.
    input.dispatchEvent(new Event('click', BUBBLING))
  }
}

function replayText(field: (HTMLInputElement | HTMLTextAreaElement) & Tracked, event: string): void {
  if (field.value === field.defaultValue) return
  field._valueTracker?.setValue(field.defaultValue)
  field.dispatchEvent(new Event(event, BUBBLING))
}

const BUBBLING = { bubbles: true }
