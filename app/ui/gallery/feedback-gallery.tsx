// What the product says back: numbers, timers, notices, toasts, dialogs, empty pages.
import { Smartphone } from 'lucide-react'
import { useState } from 'react'
import { Glim } from '#app/ui/art/glim.tsx'
import { Button, ButtonRow } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { TextInput } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import { SpeechBubble } from '#app/ui/speech-bubble.tsx'
import { Stat, StatList } from '#app/ui/stat.tsx'
import { TimerRing } from '#app/ui/timer-ring.tsx'
import { dismissToast, showToast, TOAST_TYPES, type ToastType } from '#app/ui/toast/show-toast.ts'
import { Example, GallerySection } from './gallery-section.tsx'

const WORDS: Readonly<Record<ToastType, { title: string; description?: string }>> = {
  success: { title: 'Account created!', description: 'Check your email to confirm your account.' },
  error: { title: 'Login Failed', description: 'That email and password do not match.' },
  warning: { title: 'Your AR game session has ended.' },
  info: { title: 'Voice input coming soon!' },
  loading: { title: 'Redirecting to checkout for Premium plan...' },
  default: { title: 'Reset email sent', description: 'Check your inbox for instructions' },
}

export function FeedbackGallery() {
  const [open, setOpen] = useState(false)
  return (
    <GallerySection title="Feedback" tint="lilac">
      <Example name="Timer">
        <TimerRing seconds={14} total={20} label="seconds left" />
        <TimerRing seconds={4.2} total={20} label="seconds left" />
        <TimerRing seconds={20} total={20} label="seconds left" untimed="No timer" />
      </Example>
      <Example name="Numbers">
        <StatList>
          <Stat label="Score" value={80} />
          <Stat label="Level" value={2} suffix="/5" />
        </StatList>
        <StatList layout="stack">
          <Stat label="Right answers" value={25} />
          <Stat label="Best streak" value={9} />
        </StatList>
        <ProgressBar label="Math" value={72} text="Level 4" />
      </Example>
      <Example name="Glim says">
        <div className="gallery-glim">
          <SpeechBubble>7 tens, then 7 threes.</SpeechBubble>
          <Glim mood="thinking" />
        </div>
      </Example>
      <Example name="Notices">
        <Notice tone="warn" icon={<Smartphone />}>
          <p>AR games work only on modern phones and tablets that support WebXR.</p>
        </Notice>
        <Notice tone="info">
          <p>Your result is sent when the line is back.</p>
        </Notice>
        <Notice tone="error">
          <p>The score was not stored. Play on: we try again.</p>
        </Notice>
      </Example>
      <Example name="Toasts">
        <ButtonRow>
          {TOAST_TYPES.map((type) => (
            <Button
              key={type}
              variant="ghost"
              size="small"
              onClick={() => showToast({ type, ...WORDS[type] })}
            >
              {type}
            </Button>
          ))}
          <Button
            variant="ghost"
            size="small"
            onClick={() => showToast({ id: 'held', type: 'loading', title: 'Held', dismissible: false })}
          >
            not dismissible
          </Button>
          <Button variant="ghost" size="small" onClick={() => dismissToast('held')}>
            let go
          </Button>
        </ButtonRow>
      </Example>
      <Example name="Dialog">
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Dialog
          open={open}
          onClose={() => setOpen(false)}
          title="Select Your Grade Level"
          description="Choose your grade level to get appropriate content for your learning needs."
          closeLabel="Close"
          tape
        >
          <TextInput id="in-dialog" label="Your name" />
          <ButtonRow>
            <Button onClick={() => setOpen(false)}>Start Playing</Button>
            <Button variant="ghost" onClick={() => showToast({ type: 'error', ...WORDS.error })}>
              Toast over it
            </Button>
          </ButtonRow>
        </Dialog>
      </Example>
      <Example name="Empty state">
        <EmptyState
          title="No practice tests available yet"
          text="Pick a subject. We will write the first one for you."
          action={<Button>Generate Your First Test</Button>}
          headingLevel={3}
        />
      </Example>
    </GallerySection>
  )
}
