import './grade-circle.css'

/** How many were right, circled as by a teacher's pen; in the page's words it stands beside it. */
export function GradeCircle({ right, count }: { right: number; count: number }) {
  return (
    <div className="grade-circle" aria-hidden>
      <svg aria-hidden viewBox="0 0 120 120" fill="none" strokeLinecap="round">
        <path d="M18 66C12 30 42 8 72 12c30 5 42 34 34 62-8 26-42 38-66 24-14-9-22-20-22-34" pathLength={1} />
        <path d="M24 40C38 14 74 6 94 26c20 22 16 58-8 74" pathLength={1} />
      </svg>
      <p>
        <strong>{right}</strong>
        <span>/{count}</span>
      </p>
    </div>
  )
}
