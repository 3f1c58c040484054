// The outbox as a document of its own: static, no script, its styles inside. Mails are drawn in frames that may open
// links in a new tab and nothing else. Its words are English and written here: nobody but developers reads them.
import { renderToStaticMarkup } from 'react-dom/server'
import type { KeptMessage } from '#app/domain/messages/messages.types.ts'
import buttonCss from '#app/ui/button.css?inline'
import { Button } from '#app/ui/button.tsx'
import fieldCss from '#app/ui/field.css?inline'
import { TextInput } from '#app/ui/field.tsx'
import sheetCss from '#app/ui/sheet.css?inline'
import { Sheet } from '#app/ui/sheet.tsx'
import tagCss from '#app/ui/tag.css?inline'
import { Tag } from '#app/ui/tag.tsx'
import baseCss from '#app/ui/theme/base.css?inline'
import tokensCss from '#app/ui/theme/tokens.css?inline'
import wrapCss from '#app/ui/wrap.css?inline'
import { Wrap } from '#app/ui/wrap.tsx'
import outboxCss from './outbox.css?inline'
import { presentMessage } from './present-message.ts'

const CSS = [tokensCss, baseCss, buttonCss, fieldCss, sheetCss, tagCss, wrapCss, outboxCss].join('\n')

function state({ deliveredAt, attempts }: KeptMessage): string {
  if (deliveredAt !== null) return 'delivered'
  return attempts === 0 ? 'waiting' : `waiting, ${attempts} failed`
}

function Letter({ kept }: { kept: KeptMessage }) {
  const { message, createdAt } = kept
  const { to, channel, subject, text, html, links, otp } = presentMessage(message)
  return (
    <Sheet as="li" className="letter">
      <details>
        <summary>
          <Tag tone={channel === 'sms' ? 'secondary' : 'primary'}>{channel}</Tag>
          <span className="subject">{subject || text}</span>
          {otp !== null && <strong className="code">{otp}</strong>}
        </summary>
        {html === '' ? (
          <pre>{text}</pre>
        ) : (
          <iframe
            title={subject}
            loading="lazy"
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            srcDoc={html.replace('<head>', '<head><base target="_blank">')}
          />
        )}
      </details>
      <p className="meta">
        to {to}, {message.kind}, {message.locale}, <time>{new Date(createdAt).toISOString()}</time>,{' '}
        {state(kept)}
      </p>
      {links.length > 0 && (
        <ul className="links">
          {[...new Set(links)].map((link) => (
            <li key={link}>
              <a href={link}>{link}</a>
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  )
}

function OutboxPage({ search, kept }: { search: string; kept: readonly KeptMessage[] }) {
  return (
    <html lang="en" data-level="default" data-mode="system">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Outbox</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheets, which React would escape */}
        <style dangerouslySetInnerHTML={{ __html: CSS }} />
      </head>
      <body>
        <main>
          <Wrap className="outbox">
            <h1>Outbox</h1>
            <p>
              Mail and SMS of this server, newest first. For tests: <code>/dev/outbox?to=address</code>{' '}
              answers JSON.
            </p>
            <form className="search" method="get">
              <TextInput id="search" label="Email address or phone number" defaultValue={search} />
              <Button type="submit">Search</Button>
            </form>
            <p role="status">
              {kept.length === 0 ? 'Nothing here yet.' : `${kept.length} of at most 100 messages.`}
            </p>
            <ul className="letters">
              {kept.map((entry) => (
                <Letter key={entry.id} kept={entry} />
              ))}
            </ul>
          </Wrap>
        </main>
      </body>
    </html>
  )
}

/** `search`: what was asked for, as typed; empty for everything. */
export function outboxDocument(search: string, kept: readonly KeptMessage[]): string {
  return `<!doctype html>${renderToStaticMarkup(<OutboxPage search={search} kept={kept} />)}`
}
