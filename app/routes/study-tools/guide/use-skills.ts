import { useEffect, useState } from 'react'
import { loadSkills, type NamedSkill } from '#app/stage/homework/load-skills.ts'
import type { Language } from '#engine/core/languages.ts'
import { skillsInText } from '#engine/curriculum/guide/skills-in-text.ts'
import { HOMEWORK_SUBJECTS } from '#engine/curriculum/homework/homework-subjects.ts'

/** The skills of our map that a text may be about, of those that have exercises; none until the map is here, or if it does not come. */
export function useSkills(
  text: string,
  language: Language,
  withExercises: readonly string[],
): readonly NamedSkill[] {
  const [map, setMap] = useState<{ language: Language; skills: readonly NamedSkill[] } | null>(null)
  const isAsked = text !== ''
  useEffect(() => {
    if (!isAsked) return
    let isCurrent = true
    Promise.all(HOMEWORK_SUBJECTS.map((subject) => loadSkills(subject, language))).then(
      (skills) => isCurrent && setMap({ language, skills: skills.flat() }),
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [isAsked, language])
  if (!isAsked || map?.language !== language) return []
  const open = new Set(withExercises)
  return skillsInText(
    text,
    map.skills.filter(({ id }) => open.has(id)),
    language,
  )
}
