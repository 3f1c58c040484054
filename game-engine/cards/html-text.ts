// The fields of other programs are HTML. What is kept of it is text: nothing is ever put into a page as HTML, so scripts and
// pictures go without being looked at.

const ENTITIES: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' },
  ...{ times: '×', divide: '÷', deg: '°', pi: 'π', minus: '−', rarr: '→' },
}

/** @param html untrusted. Formulas of Anki, in any of its three notations, become ours. */
export function htmlToText(html: string): string {
  return html
    .replace(/<(script|style|template|svg|object)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(/<anki-mathjax[^>]*>([\s\S]*?)<\/anki-mathjax>/gi, '$$$1$$')
    .replace(/\\\(([\s\S]*?)\\\)|\\\[([\s\S]*?)\\\]/g, (_, inline, block) => `$${(inline ?? block).trim()}$`)
    .replace(
      /\[(latex|\$\$?)\]([\s\S]*?)\[\/\1\]/g,
      (_, _kind, formula: string) => `$${formula.replace(/^\$+|\$+$/g, '').trim()}$`,
    )
    .replace(/\[sound:[^\]]*\]/g, '')
    .replace(/<(?:br|\/?(?:div|p|li|ul|ol|tr|table|h\d))\b[^>]*>/gi, '\n')
    .replace(/<\/?[a-z][^>]*(?:>|$)/gi, '')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (entity, decimal, hex, name) => {
      if (name !== undefined) return ENTITIES[String(name).toLowerCase()] ?? entity
      const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)
      return code > 0x1f && code <= 0x10_ffff && !(code >= 0xd800 && code < 0xe000)
        ? String.fromCodePoint(code)
        : ''
    })
    .replace(/[ \t]*\n\s*/g, '\n')
    .trim()
}
