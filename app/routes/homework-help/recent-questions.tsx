import { Art } from '#app/ui/art/art.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { Tag } from '#app/ui/tag.tsx'
import type { HomeworkWords } from './homework-words.server.ts'
import './recent-questions.css'

/** Sample text, marked as such (spec 001 section 2). */
export function RecentQuestions({ words }: { words: HomeworkWords['recent'] }) {
  return (
    <section aria-labelledby="recent">
      <SectionHead id="recent" title={words.title} lead={words.lead} />
      <ul className="recent-questions">
        {words.questions.map(({ art, subject, text }) => (
          <li key={text}>
            <Art name={art} />
            <p className="text">{text}</p>
            <p className="tags">
              <Tag>{subject}</Tag>
              <Tag tone="secondary">{words.example}</Tag>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
