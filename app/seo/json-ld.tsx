// Facts of a page for machines (schema.org), in the page that shows the same to people. Data and no program, yet it carries
// the nonce as every inline script does. Only the server writes it: whoever reads it loads the page.
import { useContext } from 'react'
import { NonceContext } from '#app/request/nonce.ts'

export interface JsonLdProps {
  thing: Readonly<Record<string, unknown>>
}

export function JsonLd({ thing }: JsonLdProps) {
  const nonce = useContext(NonceContext)
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which nothing can end the element
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? toScript(thing) : '' }}
    />
  )
}

/** JSON that is also safe between script tags: no "<" of a text can begin "</script" or "<!--". */
export function toScript(thing: JsonLdProps['thing']): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c')
}
