// A text to read, out of a content file: headings, paragraphs, lists, quotes, tables, figures. Nothing of it is HTML that
// somebody else wrote.
import './prose.css'
import { Fragment, type ReactNode } from 'react'
import type { Block, Inline } from '#app/content/content.types.ts'
import { parseOwnPath } from '#app/request/own-path.ts'
import { Link } from '#app/ui/link.tsx'
import { Art, type ArtName } from './art/art.tsx'
import { Ranges } from './ranges.tsx'

export interface ProseProps {
  blocks: readonly Block[]
}

export function Prose({ blocks }: ProseProps) {
  return (
    <div className="prose">
      <Blocks blocks={blocks} />
    </div>
  )
}

function Blocks({ blocks }: ProseProps) {
  return inOrder(blocks, (block) => <OneBlock block={block} />)
}

function OneBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${block.level}` as const
      return (
        <Heading id={block.id} tabIndex={-1}>
          <Line of={block.children} />
        </Heading>
      )
    }
    case 'paragraph':
      return (
        <p>
          <Line of={block.children} />
        </p>
      )
    case 'list':
      return <ListBlock list={block} />
    case 'quote':
      return (
        <blockquote>
          <Blocks blocks={block.blocks} />
        </blockquote>
      )
    case 'table':
      return <TableBlock table={block} />
    case 'figure':
      return (
        <figure>
          <Art name={block.picture as ArtName} title={block.alt} grain />
          <figcaption>{block.caption}</figcaption>
        </figure>
      )
  }
}

function ListBlock({ list }: { list: Extract<Block, { kind: 'list' }> }) {
  const List = list.ordered ? 'ol' : 'ul'
  return (
    <List>
      {inOrder(list.items, (item) => (
        <li>
          <Blocks blocks={item} />
        </li>
      ))}
    </List>
  )
}

/** Wider than a narrow screen it scrolls by itself, also by keyboard. */
function TableBlock({ table }: { table: Extract<Block, { kind: 'table' }> }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="prose-table" aria-label={table.caption} tabIndex={0}>
      <table>
        <caption>{table.caption}</caption>
        <thead>
          <tr>
            {inOrder(table.head, (cell) => (
              <th scope="col">
                <Line of={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {inOrder(table.rows, (row) => (
            <TableRow row={row} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function TableRow({ row: [name = [], ...cells] }: { row: readonly (readonly Inline[])[] }) {
  return (
    <tr>
      <th scope="row">
        <Line of={name} />
      </th>
      {inOrder(cells, (cell) => (
        <td>
          <Line of={cell} />
        </td>
      ))}
    </tr>
  )
}

function Line({ of }: { of: readonly Inline[] }) {
  return inOrder(of, (part) => <Part part={part} />)
}

function Part({ part }: { part: Inline }) {
  switch (part.kind) {
    case 'text':
      return <Ranges in={part.text} />
    case 'strong':
      return (
        <strong>
          <Line of={part.children} />
        </strong>
      )
    case 'emphasis':
      return (
        <em>
          <Line of={part.children} />
        </em>
      )
    case 'break':
      return <br />
    case 'link': {
      const own = parseOwnPath(part.to)
      return own !== null ? (
        <Link to={own}>
          <Line of={part.children} />
        </Link>
      ) : (
        <a href={part.to}>
          <Line of={part.children} />
        </a>
      )
    }
  }
}

/** A text never changes while it is looked at: a part's place is its key. */
function inOrder<Item>(items: readonly Item[], draw: (item: Item) => ReactNode) {
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  return items.map((item, place) => <Fragment key={place}>{draw(item)}</Fragment>)
}
