import { Form } from '@remix-run/react'
import { Download, Trash2 } from 'lucide-react'
import type { ConsentState } from '#app/domain/consent/consent.types.ts'
import type { Child } from '#app/domain/guardians/guardians.types.ts'
import type { HomeworkQuestion } from '#app/domain/homework/read-homework.server.ts'
import type { ChildWriting } from '#app/domain/writing/read-child-writings.server.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { ownPath } from '#app/request/own-path.ts'
import { Avatar } from '#app/ui/avatar/avatar.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Fold } from '#app/ui/fold.tsx'
import { TimeInText } from '#app/ui/local-time.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import { Tag } from '#app/ui/tag.tsx'
import type { ChildWeekView } from '#app/views/child-week.server.tsx'
import { PASS_NAMES } from '#app/words/passes.ts'
import { PLAN_NAMES } from '#app/words/plans.ts'
import { ChildHomework } from './child-homework.tsx'
import { ChildWeek } from './child-week.tsx'
import { ChildWritings } from './child-writings.tsx'
import { LinkedGuardians } from './linked-guardians.tsx'
import type { ChildHolds } from './read-holds.server.ts'

const STATE_WORDS: Record<ConsentState, (() => string) | null> = {
  of_age: null,
  confirmed: m.family_state_confirmed,
  waiting: m.family_state_waiting,
  not_asked: m.family_state_not_asked,
  withdrawn: m.family_state_withdrawn,
}

export interface ChildCardProps {
  child: Child & {
    holds: ChildHolds
    week: ChildWeekView
    asked: readonly HomeworkQuestion[]
    texts: readonly ChildWriting[]
  }
  hasEmail: boolean
}

/** One child: how its account stands, and what a parent may do with it. */
export function ChildCard({ child, hasEmail }: ChildCardProps) {
  const { id, consent } = child
  const name = child.displayName ?? m.family_nameless_child()
  const words = consent === null ? null : STATE_WORDS[consent.state]
  const limited = words !== null && consent?.state !== 'confirmed'
  return (
    <Sheet as="li" className="child-card">
      <div className="who">
        <Avatar src={null} displayName={child.displayName} />
        <div>
          <h3>{name}</h3>
          <p className="since">{m.family_plan({ plan: PLAN_NAMES[child.holds.tier]() })}</p>
          <p className="since">
            <TimeInText at={child.linkedAt} format="day" say={(date) => m.family_linked_since({ date })} />
          </p>
        </div>
      </div>
      {words !== null && (
        <p>
          <Tag tone={limited ? 'primary' : 'secondary'}>{words()}</Tag>
        </p>
      )}
      {limited && <p>{m.family_ask_me_text()}</p>}
      {limited && hasEmail && (
        <Form method="post">
          <input type="hidden" name="childId" value={id} />
          <Button type="submit" name="intent" value="ask-me">
            {m.family_ask_me()}
          </Button>
        </Form>
      )}
      {child.holds.passes.map(({ level, endsAt }) => (
        <p key={level}>
          <TimeInText at={endsAt} say={(time) => m.family_pass({ pass: PASS_NAMES[level](), time })} />
        </p>
      ))}
      <ChildWeek week={child.week} />
      <div className="acts">
        <ButtonLink to={`/family/children/${id}/analytics`} variant="secondary">
          {m.analytics_of({ name })}
        </ButtonLink>
        {!limited && (
          <ButtonLink to={ownPath('/pricing', { for: id })} variant="ghost">
            {m.family_buy_for({ name })}
          </ButtonLink>
        )}
      </div>
      <ChildHomework name={name} asked={child.asked} />
      <ChildWritings name={name} texts={child.texts} />
      <LinkedGuardians
        title={m.family_other_guardians()}
        level={4}
        text={othersText(child)}
        guardians={child.others}
        mayRemove={child.mayRemove}
        child={{ id, name }}
      />
      <AccountActs id={id} name={name} />
    </Sheet>
  )
}

/** What concerns the account itself. Whatever takes something away asks first. */
function AccountActs({ id, name }: { id: string; name: string }) {
  return (
    <div className="account-acts">
      <Form method="post" action={`/family/children/${id}/download`} reloadDocument>
        <Button
          type="submit"
          variant="ghost"
          size="small"
          icon={<Download />}
          aria-label={`${m.family_export()}: ${name}`}
        >
          {m.family_export()}
        </Button>
      </Form>
      <ButtonLink
        to={`/family/children/${id}/erase`}
        variant="danger"
        size="small"
        icon={<Trash2 />}
        aria-label={`${m.family_erase()}: ${name}`}
      >
        {m.family_erase()}
      </ButtonLink>
      <Fold label={m.family_unlink()} about={name}>
        <Form method="post">
          <p>{m.family_unlink_text({ name })}</p>
          <input type="hidden" name="childId" value={id} />
          <Button
            type="submit"
            name="intent"
            value="unlink"
            variant="danger"
            size="small"
            aria-label={`${m.family_unlink_sure()}: ${name}`}
          >
            {m.family_unlink_sure()}
          </Button>
        </Form>
      </Fold>
    </div>
  )
}

/** What the others may do, and who removes them: the mailbox that said yes, or the child while nobody's yes stands. */
function othersText({ consent, mayRemove }: Child): string {
  if (mayRemove) return m.family_linked_guardians_text()
  return consent?.state === 'confirmed'
    ? m.family_other_guardians_consenter()
    : m.family_other_guardians_child()
}
