// The few interface icons that every page carries from its first byte: lucide's drawings (ISC licence), each as one
// path, without lucide's runtime. Everywhere else icons come from lucide-react itself.

const PATHS = {
  'arrow-right': 'M5 12h14M12 5l7 7-7 7',
  check: 'M20 6 9 17l-5-5',
  clock: 'M12 6v6l4 2M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0',
  close: 'M18 6 6 18M6 6l12 12',
  languages: 'M5 8l6 6M4 14l6-6 2-3M2 5h12M7 2h1M22 22l-5-10-5 10M14 18h6',
  menu: 'M4 5h16M4 12h16M4 19h16',
  moon: 'M20.985 12.486a9 9 0 1 1-9.473-9.472c.405-.022.617.46.402.803a6 6 0 0 0 8.268 8.268c.344-.215.825-.004.803.401',
  palette:
    'M12 22a1 1 0 0 1 0-20 10 9 0 0 1 10 9 5 5 0 0 1-5 5h-2.25a1.75 1.75 0 0 0-1.4 2.8l.3.4a1.75 1.75 0 0 1-1.4 2.8zM14 6.5a.5.5 0 1 1-1 0 .5.5 0 0 1 1 0M18 10.5a.5.5 0 1 1-1 0 .5.5 0 0 1 1 0M7 12.5a.5.5 0 1 1-1 0 .5.5 0 0 1 1 0M9 7.5a.5.5 0 1 1-1 0 .5.5 0 0 1 1 0',
  sun: 'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0M12 2v2M12 20v2M4.93 4.93l1.41 1.41M17.66 17.66l1.41 1.41M2 12h2M20 12h2M6.34 17.66l-1.41 1.41M19.07 4.93l-1.41 1.41',
  warning: 'M21.73 18l-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01',
} as const

export interface LineIconProps {
  name: keyof typeof PATHS
  className?: string
}

/** Decoration: whatever holds it says in words what it does. */
export function LineIcon({ name, className = '' }: LineIconProps) {
  return (
    <svg
      className={`lucide ${className}`}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
