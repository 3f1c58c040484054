// A button with a panel under it, on the browser's own popover: opens, closes on Escape or a press outside, and works
// before or without JavaScript. With it, the panel also closes after a choice.
import './menu.css'
import { type CSSProperties, type MouseEvent, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

export interface MenuProps {
  /** What the button says; hidden when `trigger` is an icon only. */
  label: string
  /** The button's face; by default the label. */
  trigger?: ReactNode
  triggerClassName?: string | undefined
  /** Links, buttons, MenuGroups. Any press on one closes the panel, unless it carries data-stay. */
  children: ReactNode
  /** Which edge of the button the panel lines up with. */
  align?: 'start' | 'end'
  className?: string | undefined
}

export function Menu({ label, trigger, triggerClassName, children, align = 'end', className }: MenuProps) {
  const id = `menu${useId().replaceAll(':', '-')}`
  const anchor = `--${id}`
  // React 18 does not know the popover attributes but passes them on.
  const opens = { popovertarget: id }
  const popover = { popover: 'auto' }

  function closeAfterChoice(event: MouseEvent<HTMLElement>) {
    const target = event.target
    if (target instanceof Element && target.closest('a, button') && !target.closest('[data-stay]')) {
      event.currentTarget.hidePopover()
    }
  }

  return (
    <>
      <button
        type="button"
        className={classNames(triggerClassName ?? 'icon-button')}
        aria-label={trigger === undefined ? undefined : label}
        title={trigger === undefined ? undefined : label}
        style={{ anchorName: anchor } as CSSProperties}
        {...opens}
      >
        {trigger ?? label}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a keyboard press on the choice inside is a click as well */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens to the choices inside */}
      <div
        id={id}
        className={classNames('menu', align, className)}
        style={{ positionAnchor: anchor } as CSSProperties}
        onClick={closeAfterChoice}
        {...popover}
      >
        {children}
      </div>
    </>
  )
}

/** A part of a menu under its own small heading. */
export function MenuGroup({ label, children }: { label: string; children: ReactNode }) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls; these are choices
    <div className="menu-group" role="group" aria-labelledby={id}>
      <span className="menu-label" id={id}>
        {label}
      </span>
      {children}
    </div>
  )
}

export interface MenuMarkProps {
  /** An icon or a small drawing before the words. */
  icon?: ReactNode
  selected?: boolean
  children: ReactNode
}

/** The inside of a choice: put it into a Link or button with className "menu-item". */
export function MenuMark({ icon, selected = false, children }: MenuMarkProps) {
  return (
    <>
      <span className="menu-icon" aria-hidden="true">
        {icon}
      </span>
      <span className="menu-words">{children}</span>
      <span className="menu-check" aria-hidden="true">
        {selected ? '✓' : ''}
      </span>
    </>
  )
}
