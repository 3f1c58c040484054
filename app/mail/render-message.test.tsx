import { describe, expect, it } from 'vitest'
import { LOCALES } from '#app/i18n/locales.ts'
import {
  CHILD_NOTICES,
  type Contact,
  MESSAGE_KINDS,
  type Message,
  type MessageKind,
} from '#app/platform/message.ts'
import { harmlessName } from './harmless-name.ts'
import { renderMessage } from './render-message.tsx'

const LINK =
  'https://sparkbook.example/auth/v1/verify?token=abc&type=signup&redirect_to=https%3A%2F%2Fa.example'
const CODE = '042137'
const PASS = { product: { kind: 'pass', item: 'pro' }, amount: 699, at: Date.UTC(2026, 8, 1) } as const
const CHANGE = {
  product: { kind: 'subscription', item: 'premium', interval: 'year' },
  change: 'switched',
  endsAt: Date.UTC(2027, 8, 1),
  byChild: true,
} as const
const CHANGES = ['switched', 'cancelled', 'kept', 'overdue', 'returned', 'ended', 'erased'] as const
const TRIAL = { tier: 'premium', endsAt: Date.UTC(2026, 8, 1, 15, 30), byChild: false }
const CONTACT: Contact = {
  name: 'Ana Ruiz',
  email: 'ana.ruiz@example.com',
  subject: 'Enterprise Plan Inquiry',
  message: 'We are a school of 120 pupils.\n\nWhat would it cost?',
  language: 'es',
}
const ENDS_ON = '2026-10-01T09:00:00.000Z'
const LINK_IN_HTML = LINK.replaceAll('&', '&amp;')

function mail(kind: MessageKind, detail: Partial<Message> = {}): Message {
  return {
    channel: 'email',
    recipient: 'ana@example.com',
    kind,
    locale: 'en',
    params: {
      link: LINK,
      code: CODE,
      newEmail: 'new@example.com',
      childName: 'Ana',
      bought: PASS,
      returned: { ...PASS, outcome: 'refunded' },
      planChange: CHANGE,
      trial: TRIAL,
      endsOn: ENDS_ON,
      device: 'Chrome on Windows',
      notice: 'factor_added',
      at: ENDS_ON,
      contact: CONTACT,
    },
    ...detail,
  }
}

const EVERYTHING = LOCALES.flatMap((locale) => MESSAGE_KINDS.map((kind) => [locale, kind] as const))
const WITH_BUTTON: readonly MessageKind[] = MESSAGE_KINDS.filter(
  (kind) => !['reauthentication', 'phone_code', 'contact', 'child_notice'].includes(kind),
)

describe('a mail', () => {
  it.each(EVERYTHING)('in %s about %s is whole: subject, code and link in text and html', (locale, kind) => {
    const { subject, text, html } = renderMessage(mail(kind, { locale }))
    expect(subject).not.toBe('')
    expect(html).toContain(`<html lang="${locale}">`)
    expect(html).toContain(`>${CODE}<`)
    expect(text).toContain(CODE)
    const hasButton = WITH_BUTTON.includes(kind)
    expect(text.includes(LINK)).toBe(hasButton)
    expect(html.includes(`href="${LINK_IN_HTML}"`)).toBe(hasButton)
    expect(`${subject}${text}`).not.toMatch(/undefined|\{\w+\}/)
  })

  it.each(MESSAGE_KINDS)('about %s reads differently in each language', (kind) => {
    const texts = LOCALES.map((locale) => renderMessage(mail(kind, { locale })).text)
    expect(new Set(texts).size).toBe(LOCALES.length)
  })

  it.each(LOCALES)('in %s tells each notice about a child apart', (locale) => {
    const texts = CHILD_NOTICES.map((childNotice) => {
      const params = { childName: 'Ana', childNotice, guardianName: 'Ruth' }
      const { subject, text } = renderMessage(mail('child_notice', { locale, params }))
      return `${subject}${text}`
    })
    expect(new Set(texts).size).toBe(CHILD_NOTICES.length)
    expect(texts.filter((text) => text.includes('Ruth'))).toHaveLength(3)
  })

  it.each([
    [{ link: LINK, code: CODE }, 'The link and the code work once, for 1 hour.'],
    [{ link: LINK }, 'The link works once, for 1 hour.'],
    [{ code: CODE }, 'The code works once, for 1 hour.'],
  ])('says how long it is good for, and that one may ignore it (%#)', (params, valid) => {
    const { text, html } = renderMessage(mail('magic_link', { params }))
    for (const sentence of [valid, 'If you didn’t ask for this, just ignore this email.']) {
      expect(text).toContain(sentence)
      expect(html).toContain(sentence)
    }
  })

  it('shows a code with its zeros, and no code where there is none', () => {
    expect(renderMessage(mail('recovery')).text).toContain('Or type this code: 042137')
    expect(renderMessage(mail('recovery', { params: { link: LINK } })).text).not.toMatch(/code/)
  })

  it('fetches nothing: no image, no style sheet, no script, no address but the link', () => {
    for (const [locale, kind] of EVERYTHING) {
      const { html } = renderMessage(mail(kind, { locale }))
      expect(html).not.toMatch(/<(img|link|script|style|iframe)\b|url\(|@import/)
      expect(html.replaceAll(LINK_IN_HTML, '')).not.toMatch(/https?:/)
    }
  })

  it('names the day an account goes, as its reader writes days', () => {
    const textIn = (locale: Message['locale']) =>
      renderMessage(mail('parental_consent_reminder', { locale })).text
    expect(textIn('en')).toContain('by October 1, 2026')
    expect(textIn('fr')).toContain('1er octobre 2026')
  })

  it('says what happened to an account, and what to do if it was somebody else', () => {
    const { text } = renderMessage(mail('email_changed', { params: { newEmail: 'new@example.com' } }))
    expect(text).toContain('new@example.com')
    expect(text).toContain('If it wasn’t you')
    expect(text).not.toContain('ignore')
  })

  it.each([
    ['en', PASS, /Pro pass, 24 hours.*\$6\.99/s],
    ['fr', PASS, /Pass Pro, 24 heures.*6,99/s],
    [
      'en',
      { ...PASS, product: { kind: 'subscription', item: 'basic', interval: 'year' }, amount: 9_999 },
      /Basic plan, yearly.*\$99\.99.*renews automatically/s,
    ],
  ] as const)('of a receipt says in %s what was bought, for how much (%#)', (locale, bought, words) => {
    const { text } = renderMessage(mail('receipt', { locale, params: { link: LINK, bought } }))
    expect(text).toMatch(words)
    expect(text).toContain('2026')
  })

  it.each(LOCALES)('in %s tells what became of a plan apart, each with its day in UTC', (locale) => {
    const textOf = (change: object) =>
      renderMessage(
        mail('plan_change', { locale, params: { link: LINK, planChange: { ...CHANGE, ...change } } }),
      ).text
    const readers = [{ byChild: true }, { byChild: false, toChild: true }, { byChild: false, toChild: false }]
    const texts = CHANGES.flatMap((change) => readers.map((reader) => textOf({ change, ...reader })))
    // A child is told to show a payment that is missing; of all else it reads what everybody does.
    expect(new Set(texts).size).toBe(CHANGES.length * 2 + 1)
    for (const text of texts) expect(text).toMatch(/2027.*UTC/)
  })

  it('asks no child to mend a payment', () => {
    const planChange = { ...CHANGE, change: 'overdue', byChild: false, toChild: true } as const
    const { text } = renderMessage(mail('plan_change', { params: { link: LINK, planChange } }))
    expect(text).toContain('something for a grown-up')
    expect(text).not.toMatch(/update your card/)
  })

  it('tells a guardian who pays for which child, and never that the plan is theirs to use', () => {
    const paid = { ...CHANGE, byChild: false, toChild: false, forChild: 'Kim' }
    for (const change of CHANGES.filter((one) => one !== 'erased')) {
      const planChange = { ...paid, change }
      const { text } = renderMessage(mail('plan_change', { params: { link: LINK, planChange } }))
      expect(text).toContain('Kim’s plan, which you pay for')
      expect(text).not.toMatch(/your (Sparkbook )?plan|you can use/i)
    }
  })

  it('of an erased account leads nowhere: there is nothing left to see', () => {
    const planChange = { ...CHANGE, change: 'erased' } as const
    const { text, html } = renderMessage(mail('plan_change', { params: { planChange } }))
    expect(text).toContain('Premium plan, yearly')
    expect(html).not.toMatch(/https?:/)
  })

  it('says the hour a trial ends, in UTC, and that nothing is charged', () => {
    const { text } = renderMessage(mail('trial_ending'))
    expect(text).toMatch(/September 1, 2026 at 3:30\sPM \(UTC\)/)
    expect(text).toContain('Nothing will be charged')
  })

  it('tells a refund from a dispute', () => {
    const textOf = (outcome: 'refunded' | 'disputed') =>
      renderMessage(mail('refund', { params: { link: LINK, returned: { ...PASS, outcome } } })).text
    expect(textOf('refunded')).toMatch(/refunded \$6\.99 for: Pro pass/)
    expect(textOf('disputed')).toMatch(/being disputed: Pro pass/)
  })

  it.each([
    ['email_change', { link: LINK, code: CODE }],
    ['email_changed', {}],
    ['parental_consent', { link: LINK }],
    ['parental_consent', { childName: 'Ana' }],
    ['receipt', { link: LINK }],
    ['refund', { link: LINK }],
    ['plan_change', { link: LINK }],
    ['trial_ending', { link: LINK }],
    ['parental_consent_reminder', { link: LINK, childName: 'Ana' }],
    ['contact', { link: LINK }],
    ['confirm_signup', {}],
    ['reauthentication', { link: '' }],
  ] as const)('about %s without what it needs never leaves (%#)', (kind, params) => {
    expect(() => renderMessage(mail(kind, { params }))).toThrow(/needs/)
  })
})

describe('a stranger who picks a name', () => {
  const hostile =
    '<img src=x onerror="alert(1)">Click https://evil.example/x\r\nBcc: all@example.com \u202egnp'

  it('writes no markup, no link, no line of its own into a mail', () => {
    const consent = (childName: string) =>
      renderMessage(mail('parental_consent', { params: { link: LINK, childName } }))
    const { subject, text, html } = consent(hostile)
    expect(html).not.toContain('<img')
    expect(html).toContain('&lt;img')
    expect(text).not.toMatch(/evil\.example|https:\/\/evil|\u202e|\r/)
    expect(text.split('\n')).toHaveLength(consent('Ana').text.split('\n').length)
    expect(subject).not.toContain('img')
  })

  it('writes no markup by an address either', () => {
    const newEmail = '"<b>x</b>"@example.com'
    const { html } = renderMessage(mail('email_change', { params: { link: LINK, newEmail } }))
    expect(html).not.toContain('<b>')
    expect(html).toContain('&lt;b&gt;')
  })

  it.each(LOCALES)(
    'writes to the operator in %s under their own name, in a box, and is answered',
    (locale) => {
      const { subject, text, html, replyTo } = renderMessage(
        mail('contact', {
          locale,
          params: {
            contact: {
              ...CONTACT,
              name: hostile,
              subject: `Hello\r\nBcc: all@example.com ${hostile}`,
              message: `<script>alert(1)</script>\nFrom: boss@example.com\n${hostile}`,
            },
          },
        }),
      )
      expect(subject).not.toMatch(/[\r\n\u202e]|evil\.example/)
      expect(html).not.toMatch(/<script|<img/)
      expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
      expect(text).toContain('> <script>alert(1)</script>\n> From: boss@example.com')
      expect(replyTo).toBe('ana.ruiz@example.com')
    },
  )

  it('is answered nowhere else: no other mail has an address for answers', () => {
    for (const kind of MESSAGE_KINDS)
      expect(renderMessage(mail(kind)).replyTo, kind).toBe(kind === 'contact' ? CONTACT.email : undefined)
  })

  it.each([
    ['Ana María', 'Ana María'],
    ['  小明  ', '小明'],
    ["Zoë O'Neil-Ruiz", "Zoë O'Neil-Ruiz"],
    ['www.evil.example', 'www evil example'],
    ['x'.repeat(200), 'x'.repeat(60)],
    ['🎈'.repeat(100), '🎈'.repeat(60)],
    ['👨‍👩‍👧 Ruiz', '👨‍👩‍👧 Ruiz'],
    ['a\u200db', 'a b'],
  ])('keeps a name and nothing that could be a link, at most 60 letters (%#)', (name, shown) => {
    expect(harmlessName(name)).toBe(shown)
  })
})

describe('an SMS', () => {
  it.each(LOCALES)('in %s is one short line with the code', (locale) => {
    const rendered = renderMessage(
      mail('phone_code', { channel: 'sms', recipient: '15551234567', locale, params: { code: CODE } }),
    )
    expect(rendered).toMatchObject({ subject: '', html: '' })
    expect(rendered.text).toContain(CODE)
    expect(rendered.text).toContain('10')
    expect(rendered.text).not.toContain('\n')
    expect(rendered.text.length).toBeLessThan(120)
  })

  it('tells of a changed password in words', () => {
    const { text } = renderMessage(mail('password_changed', { channel: 'sms', params: {} }))
    expect(text).toBe('Sparkbook: Your Sparkbook password was changed')
  })
})
