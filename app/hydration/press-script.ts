// Runs in <head>, and until React has hydrated the page it takes care of what is pressed. Links, popovers and plain forms work
// by themselves: they are only marked, and a form on its way is not sent a second time. Buttons that need scripts, and forms
// that are answered in the browser (`data-replay`), are kept in `window.earlyPresses` for replay-presses.ts.
// Capture on `window`: React's own listeners, on `document`, never see what is kept.

/** How long a form or link counts as on its way, milliseconds: a download or a stopped navigation leaves the page where it is. */
const ON_ITS_WAY_MS = 10_000

/** JavaScript source, under 1 KB, because every page carries it inline. */
export const PRESS_SCRIPT = `(()=>{const w=window,sent=new Set,stop=e=>{e.preventDefault();e.stopImmediatePropagation()},
mark=(b,yes)=>{if(b)b.ariaBusy=yes},
keep=(e,b)=>{stop(e);if(b&&!w.earlyPresses.includes(b))w.earlyPresses.push(b);mark(b,'true')},
leave=(e,b,f)=>setTimeout(()=>{if(e.defaultPrevented)return;sent.add(f);mark(b,'true');setTimeout(()=>{sent.delete(f);mark(b,null)},${ON_ITS_WAY_MS})});
w.earlyPresses=[];
addEventListener('click',e=>{const b=e.target.closest?.('button,a[href]');
if(!w.earlyPresses||!b||e.metaKey||e.ctrlKey||e.shiftKey)return;
if(b.href){if(!b.target&&!b.hash&&!b.download)leave(e,b)}
else if(b.type=='button'&&!b.popoverTargetElement&&b.ariaDisabled!='true')keep(e,b)},true);
addEventListener('submit',e=>{const f=e.target,b=e.submitter;
if(sent.has(f))stop(e);else if(w.earlyPresses)'replay'in f.dataset?keep(e,b):leave(e,b,f)},true);
addEventListener('pageshow',e=>{if(e.persisted){sent.clear();document.querySelectorAll('[aria-busy]').forEach(b=>mark(b,null))}})})()`
