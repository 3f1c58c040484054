// The form of a feature. Coming soon, sending it only shows the notice: as a toast, and without scripts by asking for this page
// with `?notice=`; nothing that was typed leaves the browser, because its fields get no name. Once the feature is there, the
// same form is sent to it.
import { Form, useSearchParams } from '@remix-run/react'
import type { FormEvent, ReactNode } from 'react'
import { showToast } from '#app/ui/toast/show-toast.ts'
import type { Feature } from './feature.ts'

export interface FeatureFormProps {
  feature: Feature
  className?: string
  /** For a button that stands outside of it. */
  id?: string
  children: ReactNode
}

export function FeatureForm({ feature, children, ...form }: FeatureFormProps) {
  const [search] = useSearchParams()
  if ('to' in feature) {
    return (
      <Form method="post" action={feature.to} encType="multipart/form-data" {...form}>
        {children}
      </Form>
    )
  }
  const tab = search.get('tab')
  function tell(event: FormEvent) {
    event.preventDefault()
    showNotice(feature)
  }
  return (
    <form method="get" onSubmit={tell} data-replay {...form}>
      {tab !== null && <input type="hidden" name="tab" value={tab} />}
      <input type="hidden" name="notice" value={feature.id} />
      {children}
    </form>
  )
}

/** The name of a field of the feature's form: none while nothing may be sent. */
export function fieldName(feature: Feature, name: string): string | undefined {
  return 'to' in feature ? name : undefined
}

/** The same notice twice is one toast. */
export function showNotice(feature: Feature): void {
  if ('notice' in feature) showToast({ id: feature.id, title: feature.notice(), type: 'info' })
}
