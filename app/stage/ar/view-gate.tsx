// Before a view can be shown: what is asked for or went wrong, one button that helps, and the screen as an equal way to play.
import type { ReactNode } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { Button } from '#app/ui/button.tsx'
import './view-gate.css'

export interface ViewGateProps {
  title: string
  text: string
  /** Beside the title of what went wrong. */
  icon?: ReactNode
  /** Steps, reasons or more. */
  children?: ReactNode
  action: { readonly label: string; readonly icon?: ReactNode; readonly isBusy?: boolean; onPress(): void }
  /** Something went wrong: it is read out. */
  isFault?: boolean
  onLeave: () => void
}

export function ViewGate({ title, text, icon, children, action, isFault = false, onLeave }: ViewGateProps) {
  return (
    <div className="view-gate" {...(isFault && { role: 'alert' })}>
      <div className="head">
        {icon !== undefined && <span className="sign">{icon}</span>}
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      {children}
      <div className="buttons">
        <Button
          full
          keyAction
          icon={action.icon}
          busy={action.isBusy === true}
          onClick={() => action.onPress()}
        >
          {action.label}
        </Button>
        <Button full variant="ghost" onClick={onLeave}>
          {m.arview_screen_instead()}
        </Button>
      </div>
      <p className="small muted">{m.arview_same()}</p>
    </div>
  )
}
