import { formatTag, THOUSANDS } from '../formats.ts'

/** What count.ts does, for a file of messages in the browser, which imports nothing: by the names that compiled messages call. */
export function countingSource(locale: string): string {
  const sign = THOUSANDS[formatTag(locale)]
  const format =
    sign === undefined
      ? 'new Intl.NumberFormat(tag)).format(count)'
      : `new Intl.NumberFormat(tag,{useGrouping:"min2"})).formatToParts(count).map(part=>part.type==="group"?${JSON.stringify(sign)}:part.value).join("")`
  return `var formats={},rules={};
function figures(tag,count){return(formats[tag]??=${format}}
function plural(tag,count){return(rules[tag]??=new Intl.PluralRules(tag)).select(count)}
`
}
