// A grown-up is told of everything that is kept, and of everything a yes opens (16 CFR 312.4(c)(1)): a new subject of the export, or a
// new act a yes is needed for, has to be named here before this compiles.
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import type { ChildAct } from '#app/domain/consent/consent-levels.ts'
import type { AccountExport } from '#app/domain/privacy/export-account.server.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { TEST_CONFIG } from '#tests/factories/config.ts'
import { ConsentQuestion } from './consent-question.tsx'

vi.mock('@remix-run/react', () => ({
  Form: ({ children }: { children: ReactNode }) => <form>{children}</form>,
}))

type Subject = Exclude<keyof AccountExport, 'format' | 'exportedAt'>

const KEPT: Readonly<Record<Subject, () => string>> = {
  account: m.family_ask_keep_sign_in,
  identities: m.family_ask_keep_sign_in,
  factors: m.family_ask_keep_sign_in,
  sessions: m.family_ask_keep_devices,
  history: m.family_ask_keep_devices,
  profile: m.family_ask_keep_profile,
  preferences: m.family_ask_keep_written,
  family: m.family_ask_keep_yes,
  rounds: m.family_ask_keep_rounds,
  practice: m.family_ask_keep_rounds,
  cards: m.family_ask_keep_rounds,
  practiceTests: m.family_ask_keep_rounds,
  accessCodes: m.family_ask_keep_rounds,
  studyPlans: m.family_ask_keep_rounds,
  progress: m.family_ask_keep_rounds,
  arSessions: m.family_ask_keep_rounds,
  homework: m.family_ask_keep_questions,
  texts: m.family_ask_keep_questions,
  purchases: m.family_ask_keep_bought,
  access: m.family_ask_keep_bought,
  invitations: m.family_ask_keep_written,
  messages: m.family_ask_keep_written,
  written: m.family_ask_keep_written,
  newsletter: m.family_ask_keep_written,
  codesSent: m.family_ask_keep_written,
}

const OPENED: Readonly<Record<Exclude<ChildAct, 'play'>, readonly (() => string)[]>> = {
  account: [m.family_ask_changes_profile, m.family_ask_changes_write],
  pay: [m.family_ask_changes_buy],
  reach_others: [m.family_ask_changes_invite],
}

it('names all that is kept, and all that a yes opens', () => {
  const card = { price: '$0.50', checkoutKey: 'key' }
  const { operator } = TEST_CONFIG
  const page = renderToStaticMarkup(
    <ConsentQuestion childName={null} guardians={[]} card={card} operator={operator} />,
  )
  const told = [...Object.values(KEPT), ...Object.values(OPENED).flat()].map((words) => words())
  expect(told.filter((words) => !page.includes(`<li>${words}</li>`))).toEqual([])
})
