import type { ChildWriting } from '#app/domain/writing/read-child-writings.server.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { Fold } from '#app/ui/fold.tsx'
import { TimeInText } from '#app/ui/local-time.tsx'
import { Tag } from '#app/ui/tag.tsx'
import './child-writings.css'

/** What a child had written, with the answers; nothing where there is none. */
export function ChildWritings({ name, texts }: { name: string; texts: readonly ChildWriting[] }) {
  if (texts.length === 0) return null
  return (
    <Fold label={m.family_texts()} about={name} open={texts.some(({ concern }) => concern !== null)}>
      <p>{m.family_texts_text()}</p>
      <ul className="child-writings">
        {texts.map(({ id, prompt, answer, concern, createdAt }) => (
          <li key={id}>
            {concern !== null && <Tag tone="primary">{m.family_texts_concern()}</Tag>}
            {prompt !== '' && <p className="asked">{prompt}</p>}
            {answer !== null && <p>{answer}</p>}
            <p className="since">
              <TimeInText at={createdAt} say={(time) => m.family_texts_at({ time })} />
            </p>
          </li>
        ))}
      </ul>
    </Fold>
  )
}
