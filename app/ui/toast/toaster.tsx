// Where toasts appear: put once into the page's root. It renders nothing and loads nothing until the first toast.
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { toastDemand } from './show-toast.ts'
import type { ToasterProps } from './toast-host.tsx'

const ToastHost = lazy(() => import('./toast-host.tsx').then((module) => ({ default: module.ToastHost })))

export function Toaster(props: ToasterProps) {
  const wanted = useSyncExternalStore(toastDemand.subscribe, toastDemand.read, () => false)
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <ToastHost {...props} />
    </Suspense>
  )
}
