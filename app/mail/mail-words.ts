// What each kind of mail says, in the language of its message; how it looks is mail-layout.tsx's matter.

// Not `{ m }`: the Worker's own bundler would then bring the texts of every screen along, once more.
import * as m from '#app/i18n/generated/messages.ts'
import { LOCALE_NAMES } from '#app/i18n/locales.ts'
import type { ChildNotice, Message, MessageKind, MessageParams, NoticeKind } from '#app/platform/message.ts'
import { deviceWords } from '#app/words/devices.ts'
import { harmlessName } from './harmless-name.ts'
import { dayInUtc, momentInUtc } from './mail-days.ts'
import type { MailWords, Words } from './mail-words.types.ts'
import { planWords, receiptWords, refundWords, trialWords } from './money-words.ts'

const NOTICE_TEXTS = {
  identity_linked: m.mail_notice_identity_linked,
  identity_unlinked: m.mail_notice_identity_unlinked,
  factor_added: m.mail_notice_factor_added,
  factor_removed: m.mail_notice_factor_removed,
  factor_guessed: m.mail_notice_factor_guessed,
  phone_changed: m.mail_notice_phone_changed,
  data_exported: m.mail_notice_data_exported,
  account_erased: m.mail_notice_account_erased,
  child_linked: m.mail_notice_child_linked,
  child_exported: m.mail_notice_child_exported,
  child_erased: m.mail_notice_child_erased,
} satisfies Record<NoticeKind, unknown>

const CHILD_NOTICE_TEXTS = {
  erased: { subject: m.mail_child_erased_subject, text: m.mail_child_erased_text },
  exported: { subject: m.mail_child_exported_subject, text: m.mail_child_exported_text },
  linked: { subject: m.mail_child_linked_subject, text: m.mail_child_linked_text },
  unlinked: { subject: m.mail_child_unlinked_subject, text: m.mail_child_unlinked_text },
  left: { subject: m.mail_child_unlinked_subject, text: m.mail_child_left_text },
} satisfies Record<ChildNotice, unknown>

/** @throws when a message lacks what its words need: such a message must never leave */
function needed(
  kind: MessageKind,
  params: MessageParams,
  name: Exclude<
    keyof MessageParams,
    'bought' | 'returned' | 'planChange' | 'trial' | 'contact' | 'notice' | 'childNotice'
  >,
): string {
  const value = params[name]
  if (value === undefined || value === '') throw new Error(`a ${kind} message needs ${name}`)
  return value
}

function wordsOf({ kind, locale, params }: Message): Words {
  const say = { locale }
  switch (kind) {
    case 'confirm_signup':
      return {
        subject: m.mail_confirm_signup_subject({}, say),
        opening: [m.mail_confirm_signup_text({}, say)],
        button: m.mail_confirm_signup_button({}, say),
      }
    case 'magic_link':
      return {
        subject: m.mail_magic_link_subject({}, say),
        opening: [m.mail_magic_link_text({}, say)],
        button: m.mail_magic_link_button({}, say),
      }
    case 'recovery':
      return {
        subject: m.mail_recovery_subject({}, say),
        opening: [m.mail_recovery_text({}, say)],
        button: m.mail_recovery_button({}, say),
      }
    case 'email_change': {
      const newEmail = needed(kind, params, 'newEmail')
      return {
        subject: m.mail_email_change_subject({}, say),
        opening: [m.mail_email_change_text({ newEmail }, say)],
        button: m.mail_email_change_button({}, say),
      }
    }
    case 'reauthentication':
      return {
        subject: m.mail_reauthentication_subject({}, say),
        opening: [m.mail_reauthentication_text({}, say)],
      }
    case 'phone_code':
      return { subject: m.mail_phone_code_subject({}, say), opening: [m.mail_phone_code_text({}, say)] }
    case 'password_changed':
      return {
        subject: m.mail_password_changed_subject({}, say),
        opening: [m.mail_password_changed_text({}, say), m.mail_not_you({}, say)],
        button: m.mail_recovery_button({}, say),
      }
    case 'account_notice': {
      const notice = params.notice
      if (!notice) throw new Error('an account_notice message needs to say what happened')
      return {
        subject: m.mail_account_notice_subject({}, say),
        opening: [
          NOTICE_TEXTS[notice]({}, say),
          m.mail_account_notice_mine({}, say),
          // Nobody can choose a password for an account that is gone.
          ...(notice === 'account_erased' ? [] : [m.mail_not_you({}, say)]),
        ],
        ...(notice !== 'account_erased' && { button: m.mail_recovery_button({}, say) }),
      }
    }
    case 'email_changed': {
      const newEmail = needed(kind, params, 'newEmail')
      return {
        subject: m.mail_email_changed_subject({}, say),
        opening: [m.mail_email_changed_text({ newEmail }, say), m.mail_not_you({}, say)],
        button: m.mail_recovery_button({}, say),
      }
    }
    case 'session_ended': {
      const device = harmlessName(deviceWords(params.device ?? '', { locale }))
      const time = momentInUtc(Date.parse(needed(kind, params, 'at')), locale)
      return {
        subject: m.mail_session_ended_subject({}, say),
        opening: [m.mail_session_ended_text({ device, time }, say), m.mail_session_ended_advice({}, say)],
        button: m.mail_session_ended_button({}, say),
      }
    }
    case 'parental_consent': {
      needed(kind, params, 'link')
      const childName = harmlessName(needed(kind, params, 'childName'))
      return {
        subject: m.mail_parental_consent_subject({}, say),
        opening: [m.mail_parental_consent_text({ childName }, say)],
        button: m.mail_parental_consent_button({}, say),
      }
    }
    case 'parental_consent_reminder': {
      needed(kind, params, 'link')
      const childName = harmlessName(needed(kind, params, 'childName'))
      const date = dayInUtc(Date.parse(needed(kind, params, 'endsOn')), locale)
      return {
        subject: m.mail_parental_consent_reminder_subject({}, say),
        opening: [m.mail_parental_consent_reminder_text({ childName, date }, say)],
        button: m.mail_parental_consent_button({}, say),
      }
    }
    case 'parental_consent_second': {
      needed(kind, params, 'link')
      const childName = harmlessName(needed(kind, params, 'childName'))
      return {
        subject: m.mail_parental_consent_second_subject({}, say),
        opening: [m.mail_parental_consent_second_text({ childName }, say)],
        button: m.mail_parental_consent_given_button({}, say),
      }
    }
    case 'parental_consent_proved': {
      needed(kind, params, 'link')
      const childName = harmlessName(needed(kind, params, 'childName'))
      return {
        subject: m.mail_parental_consent_proved_subject({}, say),
        opening: [m.mail_parental_consent_proved_text({ childName }, say)],
        button: m.mail_parental_consent_given_button({}, say),
      }
    }
    case 'parental_consent_card': {
      needed(kind, params, 'link')
      const childName = harmlessName(needed(kind, params, 'childName'))
      return {
        subject: m.mail_parental_consent_card_subject({}, say),
        opening: [m.mail_parental_consent_card_text({ childName }, say)],
        button: m.mail_parental_consent_given_button({}, say),
      }
    }
    case 'child_notice': {
      const childName = harmlessName(needed(kind, params, 'childName'))
      const texts = CHILD_NOTICE_TEXTS[params.childNotice ?? 'exported']
      const guardianName = harmlessName(params.guardianName ?? m.family_nameless_guardian({}, say))
      return {
        subject: texts.subject({ childName }, say),
        opening: [texts.text({ childName, guardianName }, say), m.mail_child_notice_advice({}, say)],
      }
    }
    case 'child_concern': {
      const childName = harmlessName(needed(kind, params, 'childName'))
      return {
        subject: m.mail_child_concern_subject({ childName }, say),
        opening: [m.mail_child_concern_text({ childName }, say), m.mail_child_concern_advice({}, say)],
        button: m.mail_child_concern_button({}, say),
      }
    }
    case 'parental_consent_given': {
      needed(kind, params, 'link')
      const childName = harmlessName(needed(kind, params, 'childName'))
      return {
        subject: m.mail_parental_consent_given_subject({}, say),
        opening: [m.mail_parental_consent_given_text({ childName }, say)],
        button: m.mail_parental_consent_given_button({}, say),
      }
    }
    case 'receipt':
      return receiptWords(params, locale)
    case 'refund':
      return refundWords(params, locale)
    case 'plan_change':
      return planWords(params, locale)
    case 'trial_ending':
      return trialWords(params, locale)
    case 'newsletter_confirm':
      needed(kind, params, 'link')
      return {
        subject: m.mail_newsletter_confirm_subject({}, say),
        opening: [m.mail_newsletter_confirm_text({}, say)],
        button: m.mail_newsletter_confirm_button({}, say),
      }
    case 'newsletter_welcome':
      needed(kind, params, 'link')
      return {
        subject: m.mail_newsletter_welcome_subject({}, say),
        opening: [m.mail_newsletter_welcome_text({}, say)],
        button: m.mail_newsletter_welcome_button({}, say),
      }
    case 'contact': {
      const { contact } = params
      if (!contact) throw new Error('a contact message needs what was written')
      const name = harmlessName(contact.name)
      const about = harmlessName(contact.subject ?? contact.name)
      return {
        subject: contact.isPriority
          ? m.mail_contact_subject_priority({ about }, say)
          : m.mail_contact_subject({ about }, say),
        opening: [
          m.mail_contact_text({ name, email: contact.email }, say),
          m.mail_contact_language({ language: LOCALE_NAMES[contact.language] }, say),
        ],
        quote: contact.message,
        replyTo: contact.email,
      }
    }
  }
}

/** Kinds that tell of something done: nothing in them expires or can be ignored away. */
const NOTICES: readonly MessageKind[] = [
  'password_changed',
  'email_changed',
  'session_ended',
  'parental_consent_given',
  'parental_consent_second',
  'parental_consent_proved',
  'parental_consent_card',
  'child_notice',
  'child_concern',
  'receipt',
  'refund',
  'plan_change',
  'trial_ending',
  'contact',
  'newsletter_welcome',
  'account_notice',
]

function closingOf({ kind, locale, params: { link, code } }: Message): string[] {
  const say = { locale }
  if (NOTICES.includes(kind)) return []
  if (kind === 'parental_consent')
    return [m.mail_parental_consent_by_child({}, say), m.mail_parental_consent_ignore({}, say)]
  if (kind === 'parental_consent_reminder') return [m.mail_parental_consent_reminder_ignore({}, say)]
  if (kind === 'newsletter_confirm') return [m.mail_newsletter_confirm_ignore({}, say)]
  const valid =
    link && code
      ? m.mail_link_and_code_valid({}, say)
      : link
        ? m.mail_link_valid({}, say)
        : m.mail_code_valid({}, say)
  return [valid, m.mail_ignore({}, say)]
}

function footerOf({ kind, locale }: Message): string {
  const say = { locale }
  if (kind === 'contact') return m.mail_contact_why({}, say)
  if (kind.startsWith('newsletter')) return m.mail_newsletter_why({}, say)
  return kind.startsWith('parental_consent') ? m.mail_parental_consent_why({}, say) : m.mail_why({}, say)
}

/** @throws when the message carries neither link nor code though its kind is about one, or lacks another parameter */
export function mailWords(message: Message): MailWords {
  const { kind, locale, params } = message
  const { link, code } = params
  const say = { locale }
  if (!link && !NOTICES.includes(kind)) needed(kind, params, 'code')
  const { button, ...words } = wordsOf(message)
  return {
    locale,
    ...words,
    link: link && button ? { url: link, label: button, ifItFails: m.mail_button_fails({}, say) } : null,
    code: code
      ? {
          code,
          label: link ? m.mail_or_code({}, say) : m.mail_your_code({}, say),
          warning: m.mail_keep_code({}, say),
        }
      : null,
    closing: closingOf(message),
    footer: footerOf(message),
  }
}

/** One line for a phone. */
export function smsText(message: Message): string {
  const say = { locale: message.locale }
  const { code } = message.params
  return code
    ? m.mail_sms_code({ code }, say)
    : m.mail_sms_notice({ notice: mailWords(message).subject }, say)
}
