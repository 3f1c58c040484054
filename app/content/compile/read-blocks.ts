// Markdown (CommonMark) to blocks. What the tree does not know (HTML, code, a heading without its id) is refused: a file
// says only what components can draw. Two things CommonMark lacks are written so:
//   ## A heading {#its-id}
//   ```table          YAML: caption, head (cells), rows (rows of cells); a cell is a line of Markdown
import type * as mdast from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { parse as parseYaml } from 'yaml'
import { z } from 'zod'
import type { Block, Inline } from '../content.types.ts'
import { plainText } from '../plain-text.ts'
import { linkTarget } from './link-target.ts'

const HEADING_ID = /\s*\{#(?<id>[a-z][a-z0-9-]*)\}$/

const cell = z.string().min(1)
const table = z
  .strictObject({
    caption: z.string().min(3),
    head: z.array(cell).min(2),
    rows: z.array(z.array(cell)).min(1),
  })
  .refine(
    ({ head, rows }) => rows.every((row) => row.length === head.length),
    'a row has other cells than the head',
  )

/** @throws Error naming what cannot be drawn, and its line */
export function readBlocks(markdown: string): Block[] {
  return fromMarkdown(markdown).children.map(readBlock)
}

function readBlock(node: mdast.Content): Block {
  switch (node.type) {
    case 'heading':
      return readHeading(node)
    case 'paragraph':
      return readFigure(node) ?? { kind: 'paragraph', children: readLine(node.children) }
    case 'list':
      return {
        kind: 'list',
        ordered: node.ordered === true,
        items: node.children.map(({ children }) => children.map(readBlock)),
      }
    case 'blockquote':
      return { kind: 'quote', blocks: node.children.map(readBlock) }
    case 'code':
      if (node.lang === 'table') return readTable(node.value)
      throw refusal(node)
    default:
      throw refusal(node)
  }
}

function readHeading(node: mdast.Heading): Block {
  if (node.depth !== 2 && node.depth !== 3)
    throw refusal(node, 'headings are ## or ###; the title is # already')
  const line = readLine(node.children)
  const last = line.at(-1)
  const id = last?.kind === 'text' ? HEADING_ID.exec(last.text)?.groups?.['id'] : undefined
  if (last?.kind !== 'text' || id === undefined)
    throw refusal(node, 'a heading ends with its id: {#like-this}')
  const children = [...line.slice(0, -1), { ...last, text: last.text.replace(HEADING_ID, '') }]
  return { kind: 'heading', level: node.depth, id, children }
}

/** A picture alone in its paragraph: `![what is to be seen](art:name "caption")`. */
function readFigure({ children }: mdast.Paragraph): Block | null {
  const [image] = children
  if (children.length !== 1 || image?.type !== 'image') return null
  const picture = /^art:([a-z][a-z0-9-]*)$/.exec(image.url)?.[1]
  if (picture === undefined || !image.alt || !image.title)
    throw refusal(image, 'a figure is ![alternative](art:name "caption")')
  return { kind: 'figure', picture, alt: image.alt, caption: image.title }
}

function readTable(yaml: string): Block {
  const { caption, head, rows } = table.parse(parseYaml(yaml))
  return { kind: 'table', caption, head: head.map(readCell), rows: rows.map((row) => row.map(readCell)) }
}

function readCell(markdown: string): Inline[] {
  const [paragraph, ...more] = fromMarkdown(markdown).children
  if (paragraph?.type !== 'paragraph' || more.length > 0)
    throw new Error(`a table's cell is one line: ${markdown}`)
  return readLine(paragraph.children)
}

function readLine(nodes: readonly mdast.PhrasingContent[]): Inline[] {
  return nodes.map(readInline)
}

function readInline(node: mdast.PhrasingContent): Inline {
  switch (node.type) {
    case 'text':
      // A line's end in the file is a space on the page.
      return { kind: 'text', text: node.value.replace(/\s*\n\s*/g, ' ') }
    case 'strong':
      return { kind: 'strong', children: readLine(node.children) }
    case 'emphasis':
      return { kind: 'emphasis', children: readLine(node.children) }
    case 'break':
      return { kind: 'break' }
    case 'link': {
      const to = linkTarget(node.url)
      const children = readLine(node.children)
      if (to === null || plainText(children) === '')
        throw refusal(node, `a link nobody may follow: ${node.url}`)
      return { kind: 'link', to, children }
    }
    default:
      throw refusal(node)
  }
}

function refusal(node: mdast.Content, why = `"${node.type}" cannot be drawn`): Error {
  return new Error(`line ${node.position?.start.line ?? '?'} of the body: ${why}`)
}
