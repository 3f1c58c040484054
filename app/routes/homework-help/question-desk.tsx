// Where a question is asked and helped with: the sheet to write it on, and in its place the conversation.
import { useRef } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { HelpLines } from '#app/stage/homework/help-lines.tsx'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { AskForm } from './ask-form.tsx'
import type { HomeworkShelf } from './read-shelf.server.ts'
import { useHomework } from './use-homework.ts'

export function QuestionDesk({ shelf }: { shelf: HomeworkShelf }) {
  const { asked, helping, ask, keep, write } = useHomework(shelf.isGuest)
  const place = useRef<HTMLDivElement>(null)
  const fix = () => write(false)

  return (
    <div className="question-desk" ref={place}>
      <noscript>
        <Notice>
          <p>{m.homework_needs_scripts()}</p>
        </Notice>
      </noscript>
      {(helping.is === 'writing' || helping.is === 'reading') && (
        <AskForm
          key={`${asked.subject} ${asked.question}`}
          shelf={shelf}
          asked={asked}
          error={helping.is === 'writing' ? helping.error : undefined}
          isReading={helping.is === 'reading'}
          onAsk={ask}
          onWrite={keep}
        />
      )}
      {helping.is === 'help-lines' && (
        <HelpLines text={helping.text}>
          <Button variant="ghost" onClick={() => write(true)}>
            {m.homework_another()}
          </Button>
        </HelpLines>
      )}
      {helping.is === 'help' &&
        (helping.prepared.can ? (
          <helping.parts.Room
            text={asked.question}
            subject={asked.subject}
            isGuest={shelf.isGuest}
            help={helping.prepared}
            explained={shelf.mayExplain ? helping.questionId : null}
            words={helping.parts.words}
            onFix={fix}
            onAnother={() => write(true)}
          />
        ) : (
          <helping.parts.None subject={asked.subject} help={helping.prepared} onFix={fix} />
        ))}
    </div>
  )
}
