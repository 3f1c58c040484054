// Words of somebody who may be in danger, in our four languages: answered with people to talk to, before anything else and
// whatever was asked. Sentences of a person about themselves; a book about it is a question like any other. A sentence too many
// shows a child a number to call; one too few leaves it alone.
import { EN } from './internal/concerns/en.ts'
import { ES } from './internal/concerns/es.ts'
import { FR } from './internal/concerns/fr.ts'
import { ZH } from './internal/concerns/zh.ts'
import { deobfuscated, readable, withoutMarks } from './internal/deobfuscate.ts'

export const CONCERNS = ['self-harm', 'abuse', 'abuse-at-home'] as const

/** abuse-at-home: whoever looks after the child may be who hurts them. */
export type Concern = (typeof CONCERNS)[number]

const LANGUAGES = [EN, ES, FR, ZH]

/** What a text gives reason to worry about; null: nothing. */
export function concernOf(text: string): Concern | null {
  const plain = withoutMarks(readable(text))
  const hidden = withoutMarks(deobfuscated(readable(text)))
  const says = (kind: 'selfHarm' | 'atHome' | 'abuse') =>
    LANGUAGES.some((sentences) =>
      sentences[kind].some((pattern) => pattern.test(plain) || pattern.test(hidden)),
    )
  // First what is told to nobody at home, also where both are said.
  if (says('atHome')) return 'abuse-at-home'
  if (says('selfHarm')) return 'self-harm'
  return says('abuse') ? 'abuse' : null
}
