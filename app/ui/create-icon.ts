// What makes an icon of a drawing of lucide-react in our builds (app/bundle/lean-lucide.ts).
import { createElement, type SVGProps } from 'react'
import { classNames } from './class-names.ts'

export interface IconData {
  readonly name: string
  /** Names it had before. */
  readonly aliases?: readonly string[]
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]
}

/** An icon as lucide-react draws it, without the choices we never make. It is decoration, unless it is given a label. */
// biome-ignore lint/style/noDefaultExport: in place of a module of lucide-react, which has one
export default function createIcon({ name, aliases = [], node }: IconData) {
  const names = [name, ...aliases].map((one) => `lucide-${one}`)
  return ({ className, ...rest }: SVGProps<SVGSVGElement>) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: classNames('lucide', ...names, className),
        'aria-hidden': rest['aria-label'] === undefined || undefined,
        ...rest,
      },
      // Each by itself: in a list React would ask for keys, and the build leaves those out.
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
}
