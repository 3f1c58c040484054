// A badge as a die-cut sticker. It means "earned" or "this notebook"; it never decorates a form.
import { classNames } from '#app/ui/class-names.ts'
import { Art } from './art.tsx'

export type Badge = 'star' | 'streak' | 'perfect' | 'level'

export interface StickerProps {
  badge: Badge
  title?: string
  className?: string
  size?: 'regular' | 'small'
}

export function Sticker({ badge, title, className, size = 'regular' }: StickerProps) {
  return (
    <Art
      name={size === 'small' ? `badge-${badge}-small` : `badge-${badge}`}
      title={title}
      className={classNames('badge-sticker', className)}
      sticker
    />
  )
}
