// The look of a mail: tables and inline styles, because that is all that every mail program draws. Raw colours stand
// here alone for the same reason: mail programs know no custom properties. Nothing is fetched, from anybody.
import type { CSSProperties, ReactNode } from 'react'
import { PRODUCT_NAME } from '#app/platform/product.ts'
import type { MailWords } from './mail-words.types.ts'

const COVER = '#6200EE'
const PAPER = '#FFFFFF'
const DESK = '#F3EEFB'
const INK = '#212121'
const SOFT_INK = '#514C5E'
const RULE = '#D8D2E6'
const FACES = "'Trebuchet MS', 'Segoe UI', Verdana, 'PingFang SC', 'Microsoft YaHei', sans-serif"

const text: CSSProperties = { margin: '0 0 16px', font: `400 17px/1.55 ${FACES}`, color: INK }
const quoted: CSSProperties = {
  ...text,
  padding: '2px 0 2px 16px',
  borderLeft: `4px solid ${RULE}`,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
}
const small: CSSProperties = { margin: '0 0 12px', font: `400 14px/1.5 ${FACES}`, color: SOFT_INK }

function Table({ style, children }: { style: CSSProperties; children: ReactNode }) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={style}>
      <tbody>{children}</tbody>
    </table>
  )
}

function Row({ style, children }: { style: CSSProperties; children: ReactNode }) {
  return (
    <tr>
      <td style={style}>{children}</td>
    </tr>
  )
}

function LinkButton({ url, label, ifItFails }: NonNullable<MailWords['link']>) {
  return (
    <>
      <p style={{ margin: '24px 0' }}>
        <a
          href={url}
          style={{
            display: 'inline-block',
            padding: '14px 28px',
            borderRadius: 12,
            background: COVER,
            color: PAPER,
            font: `700 18px/1.2 ${FACES}`,
            textDecoration: 'none',
          }}
        >
          {label}
        </a>
      </p>
      <p style={small}>
        {ifItFails}
        <br />
        <a href={url} style={{ color: COVER, wordBreak: 'break-all' }}>
          {url}
        </a>
      </p>
    </>
  )
}

function BigCode({ code, label, warning }: NonNullable<MailWords['code']>) {
  return (
    <>
      <p style={{ ...text, margin: '24px 0 8px' }}>{label}</p>
      <p
        style={{
          display: 'inline-block',
          margin: '0 0 12px',
          padding: '12px 20px',
          border: `2px dashed ${COVER}`,
          borderRadius: 12,
          font: "700 32px/1.1 'Courier New', monospace",
          letterSpacing: 6,
          color: INK,
        }}
      >
        {code}
      </p>
      <p style={small}>{warning}</p>
    </>
  )
}

export function MailLayout({ locale, subject, opening, quote, link, code, closing, footer }: MailWords) {
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>{subject}</title>
      </head>
      <body style={{ margin: 0, padding: 0, background: DESK }}>
        <Table style={{ background: DESK }}>
          <Row style={{ padding: '24px 12px' }}>
            <Table style={{ maxWidth: 560, margin: '0 auto', background: PAPER, borderRadius: 16 }}>
              <Row
                style={{
                  padding: '18px 28px',
                  borderRadius: '16px 16px 0 0',
                  background: COVER,
                  color: PAPER,
                  font: `700 24px/1.2 ${FACES}`,
                }}
              >
                {PRODUCT_NAME}
              </Row>
              <Row style={{ padding: '28px 28px 16px' }}>
                <h1 style={{ margin: '0 0 16px', font: `700 24px/1.25 ${FACES}`, color: INK }}>{subject}</h1>
                {opening.map((paragraph) => (
                  <p key={paragraph} style={text}>
                    {paragraph}
                  </p>
                ))}
                {quote !== undefined && <blockquote style={quoted}>{quote}</blockquote>}
                {link && <LinkButton {...link} />}
                {code && <BigCode {...code} />}
                {closing.map((paragraph) => (
                  <p key={paragraph} style={text}>
                    {paragraph}
                  </p>
                ))}
              </Row>
              <Row style={{ padding: '16px 28px 20px', borderTop: `1px solid ${RULE}` }}>
                <p style={{ ...small, margin: 0 }}>{footer}</p>
              </Row>
            </Table>
          </Row>
        </Table>
      </body>
    </html>
  )
}
