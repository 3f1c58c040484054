import { THOUSANDS } from '../formats.ts'

/** What count.ts does, for a file of messages in the browser, which imports nothing: by the names that compiled messages call. */
export const COUNTING_SOURCE = `var formats={},rules={},thousands=${JSON.stringify(THOUSANDS)};
function figures(tag,count){return(formats[tag]??=new Intl.NumberFormat(tag,tag in thousands?{useGrouping:"min2"}:{})).formatToParts(count).map(part=>part.type==="group"?thousands[tag]??part.value:part.value).join("")}
function plural(tag,count){return(rules[tag]??=new Intl.PluralRules(tag)).select(count)}
`
