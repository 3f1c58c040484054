// Skills one below the other, each with five strokes of the pen: as many inked as the skill has come far. The word says
// the same, so the strokes are decoration.
import './skill-list.css'

export interface SkillListProps {
  skills: readonly {
    id: string
    name: string
    /** From 1 to 5. */
    step: number
    mastery: string
    counts: string
  }[]
}

const STEPS = [1, 2, 3, 4, 5] as const

export function SkillList({ skills }: SkillListProps) {
  return (
    <ul className="skill-list">
      {skills.map(({ id, name, step, mastery, counts }) => (
        <li key={id} data-skill={id}>
          <span className="name">{name}</span>
          <span className="mastery">{mastery}</span>
          <span className="steps" aria-hidden="true">
            {STEPS.map((each) => (
              <i key={each} className={each <= step ? 'inked' : undefined} />
            ))}
          </span>
          <span className="counts">{counts}</span>
        </li>
      ))}
    </ul>
  )
}
