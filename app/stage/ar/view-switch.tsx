import { Box, Camera, Monitor } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { Button } from '#app/ui/button.tsx'
import type { ArView } from './view-choice.ts'
import './view-switch.css'

const VIEWS: Readonly<Record<ArView, { label(): string; icon: ReactNode }>> = {
  immersive: { label: () => m.arview_view_immersive(), icon: <Box aria-hidden /> },
  camera: { label: () => m.arview_view_camera(), icon: <Camera aria-hidden /> },
  desk: { label: () => m.arview_view_desk(), icon: <Monitor aria-hidden /> },
}

export interface ViewSwitchProps {
  offered: readonly ArView[]
  view: ArView
  onChoose: (view: ArView) => void
}

/** The views to choose from; nothing where there is only one. */
export function ViewSwitch({ offered, view, onChoose }: ViewSwitchProps) {
  if (offered.length < 2) return null
  return (
    <fieldset className="view-switch">
      <legend className="visually-hidden">{m.arview_switch()}</legend>
      {offered.map((one) => (
        <Button
          key={one}
          size="small"
          variant={one === view ? 'primary' : 'ghost'}
          aria-pressed={one === view}
          icon={VIEWS[one].icon}
          onClick={() => onChoose(one)}
        >
          <span className="word">{VIEWS[one].label()}</span>
        </Button>
      ))}
    </fieldset>
  )
}
