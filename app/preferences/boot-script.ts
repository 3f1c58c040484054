// Runs in <head> before the first paint. The server painted from cookies; where this browser's own storage says
// otherwise (or cookies were cleared), storage wins, and cookie and storage are brought back in step. Only right after
// signing in, when the cookies came from the account, the cookies win.

import { THEME_LEVELS } from '#app/ui/theme/theme-level.ts'
import { BANDS } from '#engine/core/bands.ts'
import { FROM_ACCOUNT, PREFERENCE_MAX_AGE } from './preferences.ts'

const ALLOWED = { themeLevel: THEME_LEVELS, darkMode: ['true', 'false'], selectedGrade: BANDS }

/** JavaScript source; small, because every page carries it inline. */
export const BOOT_SCRIPT = `(()=>{const d=document,e=d.documentElement,allowed=${JSON.stringify(ALLOWED)},g=k=>d.cookie.match('(?:^|; )'+k+'=([^;]*)'),a=g('${FROM_ACCOUNT}');
if(a)d.cookie='${FROM_ACCOUNT}=; Path=/; Max-Age=0';
try{for(const k in allowed){const c=g(k),v=a&&c?null:localStorage.getItem(k),ok=allowed[k].includes(v);
if(v===null){if(c&&allowed[k].includes(c[1]))localStorage.setItem(k,c[1])}
else{if(!c||c[1]!==v)d.cookie=k+'='+(ok?v:'')+'; Path=/; SameSite=Lax; Max-Age='+(ok?${PREFERENCE_MAX_AGE}:0);
if(k==='themeLevel')e.dataset.level=ok?v:'default';if(k==='darkMode')e.dataset.mode=ok?(v==='true'?'dark':'light'):'system'}}}catch{}})()`
