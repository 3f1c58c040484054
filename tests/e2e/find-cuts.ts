// What is cut on a page as it stands: words on two lines without a hyphen, text that its box hides or that sticks out of it.
// Runs inside the page, so it uses nothing from outside of itself.

/**
 * A break at a space, a hyphen, a dash, a slash or a soft hyphen is none, and Chinese breaks anywhere; but a range of grades or
 * ages ("K-5", "9–12"), a word that begins with a single letter ("e-mail") and an amount ("$9.99") are words. Addresses and
 * codes may break: nobody chose their length.
 * @returns one line for each cut: what happened, the text, and where
 */
export function findCuts(): string[] {
  const WORD =
    /(?<![\p{L}\p{N}])\p{L}\p{Pd}\u2060?\p{L}+|(?:\bK|(?<!\p{N})\p{N}{1,2})\p{Pd}\p{N}{1,2}(?!\p{N})|[$€£¥]?\p{N}+(?:[.,:]\p{N}+)*[%€]?|[\p{L}\p{M}\p{N}'’\u00AD]+/gu
  const HAN = /\p{Script=Han}/u
  const found = new Set<string>()

  const name = (element: Element): string => {
    const parts: string[] = []
    for (let one: Element | null = element; one && parts.length < 4; one = one.parentElement)
      parts.unshift(one.tagName.toLowerCase() + [...one.classList].map((value) => `.${value}`).join(''))
    return parts.join(' > ')
  }
  /** Whether it or what it stands in is drawn a pixel wide, or beyond the page: for screen readers, or for machines. */
  const isForReadersOnly = (element: Element): boolean => {
    for (let one: Element | null = element; one; one = one.parentElement)
      if (one.clientWidth === 1 || getComputedStyle(one).clipPath === 'inset(50%)') return true
    return false
  }
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('svg, [inert]') &&
    !isForReadersOnly(element)
  const isFree = (text: string, at: number): boolean => {
    const before = text.slice(0, at).match(/\S*$/)?.[0] ?? ''
    const after = text.slice(at).match(/^\S*/)?.[0] ?? ''
    return /@|_|\S\.\S.*\//.test(before + after)
  }
  const linesOf = (range: Range): DOMRect[] => {
    const lines: DOMRect[] = []
    for (const rect of range.getClientRects()) {
      const last = lines.at(-1)
      if (rect.width > 0 && (!last || rect.top >= last.bottom - rect.height / 2)) lines.push(rect)
    }
    return lines
  }
  /** Whether each of its lines ends in a soft hyphen. */
  const isHyphenated = (node: Node, index: number, word: string): boolean => {
    const one = document.createRange()
    const bottoms = [...word].map((_, place) => {
      one.setStart(node, index + place)
      one.setEnd(node, index + place + 1)
      return [...one.getClientRects()].at(-1)?.bottom ?? 0
    })
    return bottoms.every((bottom, at) => {
      const before = bottoms[at - 1] ?? bottom
      return bottom - before < 4 || word[at - 1] === '\u00AD' || word[at] === '\u00AD'
    })
  }
  /** The box the text stands in. */
  const boxOf = (element: Element): Element => {
    let box = element
    while (getComputedStyle(box).display === 'inline' && box.parentElement) box = box.parentElement
    return box
  }

  const range = document.createRange()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    const text = node.nodeValue ?? ''
    if (!parent || !text.trim() || !isSeen(parent) || parent.closest('code, textarea, select, option'))
      continue
    range.selectNodeContents(node)
    const rects = [...range.getClientRects()]
    if (rects.length > 1)
      for (const { 0: word, index } of text.matchAll(WORD)) {
        if (HAN.test(word) || isFree(text, index)) continue
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        if (linesOf(range).length > 1 && !isHyphenated(node, index, word))
          found.add(`broken "${word}" in ${name(parent)}`)
      }
    const box = boxOf(parent).getBoundingClientRect()
    const right = Math.max(...rects.map((rect) => rect.right))
    const left = Math.min(...rects.map((rect) => rect.left))
    if (rects.length > 0 && (right > box.right + 1.5 || left < box.left - 1.5))
      found.add(`sticks out "${text.trim().slice(0, 40)}" of ${name(parent)}`)
    // What hides a part of it, up to the window; where it scrolls by itself, as a wide table does, all of it can be reached.
    for (let one: Element | null = parent; one && rects.length > 0; one = one.parentElement) {
      const isWindow = one === document.body
      const { overflowX } = getComputedStyle(one)
      if (!isWindow && (overflowX === 'auto' || overflowX === 'scroll')) break
      const edge = isWindow ? { left: 0, right: window.innerWidth } : one.getBoundingClientRect()
      if ((isWindow || overflowX !== 'visible') && (right > edge.right + 1.5 || left < edge.left - 1.5))
        found.add(`clipped "${text.trim().slice(0, 40)}" by ${name(one)}`)
      if (isWindow) break
    }
  }

  const pen = document.createElement('canvas').getContext('2d')
  for (const field of document.querySelectorAll('input[placeholder], select')) {
    if (!pen || !isSeen(field)) continue
    const style = getComputedStyle(field)
    pen.font = style.font
    const text = field.querySelector(':checked')?.textContent ?? field.getAttribute('placeholder') ?? ''
    const room =
      field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
    const parts = style.whiteSpace === 'normal' ? text.split(/\s+|(?<=\p{Script=Han})/u) : [text]
    if (parts.some((part) => pen.measureText(part).width > room + 1))
      found.add(`clipped "${text}" by ${name(field)}`)
  }
  return [...found]
}
