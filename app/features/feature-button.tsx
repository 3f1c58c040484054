// The button of a feature: its notice while it is coming soon, the way to it once it is there.
import type { ReactNode } from 'react'
import { Button, ButtonLink, type ButtonProps } from '#app/ui/button.tsx'
import type { Feature } from './feature.ts'
import { FeatureForm } from './feature-form.tsx'
import './feature-button.css'

export interface FeatureButtonProps
  extends Pick<ButtonProps, 'variant' | 'size' | 'icon' | 'full' | 'className' | 'keyAction'> {
  feature: Feature
  children: ReactNode
}

export function FeatureButton({ feature, children, ...look }: FeatureButtonProps) {
  if ('to' in feature) {
    return (
      <ButtonLink to={feature.to} {...look}>
        {children}
      </ButtonLink>
    )
  }
  return (
    <FeatureForm feature={feature} className="feature-button">
      <Button type="submit" {...look}>
        {children}
      </Button>
    </FeatureForm>
  )
}
