/** What count.ts does, for a file of messages in the browser, which imports nothing: by the names that compiled messages call. */
export const COUNTING_SOURCE = `var formats={},rules={};
function figures(tag,count){return(formats[tag]??=new Intl.NumberFormat(tag)).format(count)}
function plural(tag,count){return(rules[tag]??=new Intl.PluralRules(tag)).select(count)}
`
