// What a content file becomes at build: facts, and a tree of blocks that components draw. No HTML, no Markdown.

/** Words within a line. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong'; readonly children: readonly Inline[] }
  | { readonly kind: 'emphasis'; readonly children: readonly Inline[] }
  /** `to` is a path of ours, an anchor (#id), an https or a mailto address. */
  | { readonly kind: 'link'; readonly to: string; readonly children: readonly Inline[] }
  | { readonly kind: 'break' }

export interface Heading {
  readonly kind: 'heading'
  readonly level: 2 | 3
  /** The same in every language, so that links to it hold. */
  readonly id: string
  readonly children: readonly Inline[]
}

export type Block =
  | Heading
  | { readonly kind: 'paragraph'; readonly children: readonly Inline[] }
  | {
      readonly kind: 'list'
      readonly ordered: boolean
      readonly items: readonly (readonly Block[])[]
    }
  | { readonly kind: 'quote'; readonly blocks: readonly Block[] }
  | {
      readonly kind: 'table'
      readonly caption: string
      readonly head: readonly (readonly Inline[])[]
      /** The first cell of a row names it. */
      readonly rows: readonly (readonly (readonly Inline[])[])[]
    }
  /** A drawing of ours by its name. */
  | { readonly kind: 'figure'; readonly picture: string; readonly alt: string; readonly caption: string }

/** A compiled file. `blocks` is parsed when it is asked for: a Worker starts without reading every article. */
export interface ContentFile<Facts> {
  readonly facts: Facts
  /** Of reading, at least 1. */
  readonly minutes: number
  readonly blocks: () => readonly Block[]
}
