// A message becomes what a person reads, on its way out and not before: it is stored as kind and parameters, so that
// words can be mended while it waits.
import { renderToStaticMarkup } from 'react-dom/server'
import type { Message } from '#app/platform/message.ts'
import { MailLayout } from './mail-layout.tsx'
import { mailWords, smsText } from './mail-words.ts'
import type { MailWords } from './mail-words.types.ts'

export interface RenderedMessage {
  /** Empty for SMS. */
  subject: string
  text: string
  /** A whole document; empty for SMS. */
  html: string
  /** Where an answer goes; without it, to the sender. */
  replyTo?: string
}

function plainText({ subject, opening, quote, link, code, closing, footer }: MailWords): string {
  return [
    subject,
    ...opening,
    ...(quote === undefined ? [] : [quote.replace(/^/gm, '> ')]),
    ...(link ? [`${link.label}\n${link.url}`] : []),
    ...(code ? [`${code.label} ${code.code}`, code.warning] : []),
    ...closing,
    `--\n${footer}`,
  ].join('\n\n')
}

/** @throws when the message lacks a parameter its kind needs: no half-empty mail ever leaves */
export function renderMessage(message: Message): RenderedMessage {
  if (message.channel === 'sms') return { subject: '', text: smsText(message), html: '' }
  const words = mailWords(message)
  return {
    subject: words.subject,
    text: plainText(words),
    html: `<!doctype html>${renderToStaticMarkup(<MailLayout {...words} />)}`,
    ...(words.replyTo === undefined ? {} : { replyTo: words.replyTo }),
  }
}
