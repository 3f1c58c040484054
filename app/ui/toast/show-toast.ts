// The one way to tell a person something in passing. Calling it costs nothing until the first toast: only then does
// toaster.tsx fetch the library. Until the host is there, messages wait here in order.

export const TOAST_TYPES = ['success', 'info', 'warning', 'error', 'loading', 'default'] as const
export type ToastType = (typeof TOAST_TYPES)[number]

export interface ToastRequest {
  /** The same id again replaces the toast in place: "loading" becomes "success". */
  id?: string
  title: string
  description?: string
  type: ToastType
  /** False: the user cannot close it; it goes by itself or by dismissToast. Default true. */
  dismissible?: boolean
}

export type ToastMessage = ToastRequest & { id: string; dismissible: boolean }
export type ToastEvent = { kind: 'show'; message: ToastMessage } | { kind: 'dismiss'; id: string }

/** How long a toast stays, in ms: errors longer, loading until it is dismissed or replaced. */
export function toastDuration(type: ToastType): number {
  if (type === 'loading') return Number.POSITIVE_INFINITY
  return type === 'error' ? 8000 : 4000
}

let waiting: ToastEvent[] = []
let host: ((event: ToastEvent) => void) | null = null
let wanted = false
let count = 0
const watchers = new Set<() => void>()

function send(event: ToastEvent): void {
  if (host !== null) {
    host(event)
    return
  }
  waiting.push(event)
  wanted = true
  for (const watch of watchers) watch()
}

/** Shows a toast and returns its id. In the browser only: on the server nobody is watching. */
export function showToast(request: ToastRequest): string {
  count += 1
  const id = request.id ?? `toast-${count}`
  send({ kind: 'show', message: { ...request, id, dismissible: request.dismissible ?? true } })
  return id
}

export function dismissToast(id: string): void {
  send({ kind: 'dismiss', id })
}

/** For toaster.tsx: whether any toast was asked for, and news of it. */
export const toastDemand = {
  read: () => wanted,
  subscribe(watch: () => void) {
    watchers.add(watch)
    return () => {
      watchers.delete(watch)
    }
  },
}

/** For the host: takes over everything that waits and everything to come. Returns how to let go. */
export function hostToasts(receive: (event: ToastEvent) => void): () => void {
  host = receive
  const backlog = waiting
  waiting = []
  for (const event of backlog) receive(event)
  return () => {
    if (host === receive) host = null
  }
}
