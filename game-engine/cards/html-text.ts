// The fields of other programs are HTML. What is kept of it is text: nothing is ever put into a page as HTML, so scripts and
// pictures go without being looked at.

const ENTITIES: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' },
  ...{ times: '×', divide: '÷', deg: '°', pi: 'π', minus: '−', rarr: '→' },
}

/**
 * @param html untrusted. Formulas of Anki, in any of its three notations, become ours. Each pattern that looks for an end takes the end of
 * the text where there is none, so that no text is gone over again and again.
 */
export function htmlToText(html: string): string {
  return html
    .replace(/<(script|style|template|svg|object)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(/<anki-mathjax[^>]{0,200}>([\s\S]*?)(<\/anki-mathjax>|$)/gi, asFormula)
    .replace(/\\\(([\s\S]*?)(\\\)|$)/g, asFormula)
    .replace(/\\\[([\s\S]*?)(\\\]|$)/g, asFormula)
    .replace(/\[latex\]([\s\S]*?)(\[\/latex\]|$)/g, asFormula)
    .replace(/\[\$\$?\]([\s\S]*?)(\[\/\$\$?\]|$)/g, asFormula)
    .replace(/\[sound:[^\]]*(?:\]|$)/g, '')
    .replace(/<(?:br|\/?(?:div|p|li|ul|ol|tr|table|h\d))\b[^>]*(?:>|$)/gi, '\n')
    .replace(/<\/?[a-z][^>]*(?:>|$)/gi, '')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (entity, decimal, hex, name) => {
      if (name !== undefined) return ENTITIES[String(name).toLowerCase()] ?? entity
      const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)
      return code > 0x1f && code <= 0x10_ffff && !(code >= 0xd800 && code < 0xe000)
        ? String.fromCodePoint(code)
        : ''
    })
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
}

/** Between dollar signs; as it is where it does not end. */
function asFormula(notation: string, formula: string, end: string): string {
  return end === ''
    ? notation
    : `$${formula
        .replace(/^\$+/, '')
        .replace(/(?<!\$)\$+$/, '')
        .trim()}$`
}
