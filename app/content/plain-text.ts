// The words of a content tree without their form: to count them, to name a table of contents.
import type { Block, Inline } from './content.types.ts'

export function plainText(line: readonly Inline[]): string {
  return line
    .map((part) => {
      if (part.kind === 'text') return part.text
      return part.kind === 'break' ? ' ' : plainText(part.children)
    })
    .join('')
}

export function blockText(block: Block): string {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return plainText(block.children)
    case 'list':
      return block.items.flat().map(blockText).join('\n')
    case 'quote':
      return block.blocks.map(blockText).join('\n')
    case 'table':
      return [block.caption, ...[block.head, ...block.rows].map((row) => row.map(plainText).join(' '))].join(
        '\n',
      )
    case 'figure':
      return block.caption
  }
}
