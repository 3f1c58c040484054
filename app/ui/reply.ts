// What an action or loader answers when it does not lead on: a message.
import type { ToastType } from '#app/ui/toast/show-toast.ts'

export interface Reply {
  type: Extract<ToastType, 'success' | 'info' | 'error'>
  title: string
  description?: string
}
