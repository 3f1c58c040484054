// The frame of the stand-in's own pages: a sheet of squared paper that says on its first line that no money is real.
import { html } from 'hono/html'

type Markup = ReturnType<typeof html>

const STYLE = `
:root { color-scheme: light dark; --paper: #fbf8f1; --sheet: #fffdf8; --ink: #22304a; --soft: #5a6478; --line: #dfe5ee; --blue: #1d5fbf; --on-blue: #fff; --red: #b3261e; --tape: #ffe08a; --on-tape: #3d2f00 }
@media (prefers-color-scheme: dark) { :root { --paper: #141a24; --sheet: #1b2330; --ink: #e8edf6; --soft: #a9b4c6; --line: #2a3547; --blue: #8ab8ff; --on-blue: #0c1a30; --red: #ff9a8f; --tape: #5c4a12; --on-tape: #ffeeb8 } }
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 16px; background: var(--paper); color: var(--ink); font: 17px/1.5 system-ui, sans-serif }
main { width: min(100%, 440px); padding: 24px; background: var(--sheet); background-image: linear-gradient(var(--line) 1px, transparent 1px), linear-gradient(90deg, var(--line) 1px, transparent 1px); background-size: 24px 24px; border: 2px solid var(--ink); border-radius: 6px 10px 7px 12px }
.tape { margin: -38px auto 20px; width: fit-content; padding: 4px 18px; background: var(--tape); color: var(--on-tape); font-weight: 700; transform: rotate(-1deg) }
h1 { margin: 0; font-size: 1.3rem }
.price { margin: 4px 0 20px; font-size: 2rem; font-weight: 700 }
.price small { font-size: 1rem; font-weight: 400; color: var(--soft) }
p { margin: 0 0 16px; background: var(--sheet) }
label { display: grid; gap: 4px; margin-bottom: 16px; background: var(--sheet) }
input { min-height: 44px; padding: 8px 10px; font: inherit; color: inherit; background: var(--sheet); border: 1.5px solid var(--ink); border-radius: 4px }
form { display: grid; gap: 12px }
button, a.back { min-height: 44px; padding: 10px 14px; font: inherit; color: var(--ink); background: var(--sheet); border: 1.5px solid var(--ink); border-radius: 5px 8px 6px 9px; cursor: pointer; text-align: center; text-decoration: none }
button.main { background: var(--blue); border-color: var(--blue); color: var(--on-blue); font-weight: 700 }
:focus-visible { outline: 3px solid var(--blue); outline-offset: 2px }
[role=alert] { padding: 10px 12px; border: 2px solid var(--red); color: var(--red); font-weight: 600 }
hr { border: 0; border-top: 1.5px dashed var(--ink); margin: 20px 0 }
`

export function pageFrame(title: string, content: Markup | Promise<unknown>): Markup {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<div class="tape">Test money. Nothing is charged.</div>
${content}
</main>
</body>
</html>`
}
