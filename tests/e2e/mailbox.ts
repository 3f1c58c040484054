// What people in the journeys find in their mailbox: the outbox of the development server.
import { type APIRequestContext, expect, type Page } from '@playwright/test'

export interface Mail {
  to: string
  channel: 'email' | 'sms'
  subject: string
  html: string
  text: string
  /** Where an answer goes, when not to the sender. */
  replyTo?: string
  links: string[]
  otp: string | null
}

let people = 0

/** An address nobody else in this run has. */
export function newAddress(name: string): string {
  people += 1
  return `${name}-${process.pid}-${Date.now()}-${people}@example.com`
}

/** Waits for the newest message to an address; with `count`, until so many came. */
export async function newestMail(request: APIRequestContext, to: string, count = 1): Promise<Mail> {
  let mails: Mail[] = []
  await expect(async () => {
    const response = await request.get('/dev/outbox', { params: { to } })
    mails = await response.json()
    expect(mails.length).toBeGreaterThanOrEqual(count)
  }).toPass()
  const [newest] = mails
  if (!newest) throw new Error(`no mail to ${to}`)
  return newest
}

/** Waits for a message in a mailbox that others write to at the same time: the newest in which these words stand. */
export async function mailWith(request: APIRequestContext, to: string, words: string): Promise<Mail> {
  let found: Mail | undefined
  await expect(async () => {
    const mails: Mail[] = await (await request.get('/dev/outbox', { params: { to } })).json()
    found = mails.find(({ text }) => text.includes(words))
    expect(found).toBeDefined()
  }).toPass()
  if (!found) throw new Error(`no mail to ${to} with ${words}`)
  return found
}

/** The link of a message, on the server under test. */
export function linkOf(mail: Mail): string {
  const [link] = mail.links
  if (link === undefined) throw new Error(`no link in "${mail.subject}"`)
  return link
}

/** Opens the link of a mail about an account, and presses the button of its page. */
export async function followLink(page: Page, mail: Mail): Promise<void> {
  await page.goto(linkOf(mail))
  await page.locator('.link-choice [value="open"]').click()
}

let callers = 0

/** Calls from here count as an address of their own, so that journeys do not share an allowance. */
export function newClientAddress(): string {
  callers += 1
  const worker = Number(process.env['TEST_WORKER_INDEX'] ?? 0) % 250
  return `10.${worker}.${Math.floor(callers / 250)}.${callers % 250}`
}
