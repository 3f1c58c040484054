// The camera asked for: by our page first, by the browser only after the tap; and what to do where there is none.
import { CameraOff, Check, RotateCcw } from 'lucide-react'
import { m } from '#app/i18n/generated/messages.ts'
import { Button } from '#app/ui/button.tsx'
import type { CameraFault } from './camera.ts'
import { ViewGate } from './view-gate.tsx'

export interface CameraGateProps {
  /** null: it was not asked for yet. */
  fault: CameraFault | null
  isAsking: boolean
  /** Called in a tap. */
  onStart: () => void
  onLeave: () => void
}

const FAULTS: Readonly<Record<CameraFault, { title(): string; text(): string }>> = {
  denied: { title: () => m.arview_denied_title(), text: () => m.arview_denied_text() },
  dismissed: { title: () => m.arview_dismissed_title(), text: () => m.arview_dismissed_text() },
  missing: { title: () => m.arview_missing_title(), text: () => m.arview_missing_text() },
  busy: { title: () => m.arview_busy_title(), text: () => m.arview_busy_text() },
  lost: { title: () => m.arview_lost_title(), text: () => m.arview_lost_text() },
  failed: { title: () => m.arview_failed_title(), text: () => m.arview_failed_text() },
}

export function CameraGate({ fault, isAsking, onStart, onLeave }: CameraGateProps) {
  if (fault === null) {
    return (
      <ViewGate
        title={m.arview_ask_title()}
        text={m.arview_ask_text()}
        action={{ label: m.arview_ask_button(), isBusy: isAsking, onPress: onStart }}
        onLeave={onLeave}
      >
        <ul>
          {[m.arview_ask_stays(), m.arview_ask_unrecorded(), m.arview_ask_off()].map((line) => (
            <li key={line}>
              <Check aria-hidden /> {line}
            </li>
          ))}
        </ul>
      </ViewGate>
    )
  }
  return (
    <ViewGate
      title={FAULTS[fault].title()}
      text={FAULTS[fault].text()}
      icon={<CameraOff aria-hidden />}
      action={{
        label: m.arview_retry(),
        icon: <RotateCcw aria-hidden />,
        isBusy: isAsking,
        onPress: onStart,
      }}
      isFault
      onLeave={onLeave}
    >
      {fault === 'denied' && <WayBack />}
    </ViewGate>
  )
}

/** How the camera is allowed again, in this browser's own words. */
function WayBack() {
  const isApple = /iPhone|iPad|iPod|Macintosh/.test(navigator.userAgent)
  return (
    <>
      <ol>
        <li>{isApple ? m.arview_denied_safari_1() : m.arview_denied_chrome_1()}</li>
        <li>{isApple ? m.arview_denied_safari_2() : m.arview_denied_chrome_2()}</li>
        <li>{m.arview_denied_allow()}</li>
      </ol>
      <details>
        <summary>{m.arview_denied_no_setting()}</summary>
        <p>{m.arview_denied_school()}</p>
      </details>
    </>
  )
}

export interface CameraFaultSlipProps {
  fault: CameraFault
  onRetry: () => void
  onLeave: () => void
}

/** The same over a scene that is in play: the picture is gone, the mission is not. */
export function CameraFaultSlip({ fault, onRetry, onLeave }: CameraFaultSlipProps) {
  return (
    <div className="camera-fault" role="alert">
      <h2>{FAULTS[fault].title()}</h2>
      <p>{FAULTS[fault].text()}</p>
      <div className="buttons">
        <Button size="small" onClick={onRetry}>
          {m.arview_retry()}
        </Button>
        <Button size="small" variant="ghost" onClick={onLeave}>
          {m.arview_use_screen()}
        </Button>
      </div>
    </div>
  )
}
