import { SoonMark } from '#app/features/soon-mark.tsx'
import { m } from '#app/i18n/generated/messages.ts'
import { Band } from '#app/ui/band.tsx'
import { FeatureCard, FeatureCards } from '#app/ui/feature-card.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import './feature-grid.css'

/** The four ways into the notebook (spec 000 section 2). */
export function FeatureGrid() {
  return (
    <Band className="feature-grid" aria-labelledby="features">
      <Wrap>
        <SectionHead id="features" title={m.home_features_title()} />
        <FeatureCards>
          <FeatureCard
            to="/homework-help"
            art="glim-thinking"
            title={m.shell_homework_help()}
            text={m.home_homework_help_text()}
            mark={<SoonMark needs={['homeworkQuestion', 'worksheetUpload']} />}
            action={m.home_homework_help_go()}
          />
          <FeatureCard
            to="/study-tools"
            art="words"
            title={m.shell_study_tools()}
            text={m.home_study_tools_text()}
            mark={<SoonMark needs={['flashcardStudy', 'testCreate', 'planCreate']} />}
            action={m.home_study_tools_go()}
          />
          <FeatureCard
            to="/subject-study"
            art="science"
            title={m.shell_subject_study()}
            text={m.home_subject_study_text()}
            mark={<SoonMark needs={['arithmetic', 'scienceNews', 'englishNews', 'historyNews']} />}
            action={m.home_subject_study_go()}
          />
          <FeatureCard
            to="/game/mathmaze"
            art="maze"
            title={m.catalogue_name_mathMaze()}
            text={m.home_math_maze_text()}
            action={m.home_math_maze_go()}
          />
        </FeatureCards>
      </Wrap>
    </Band>
  )
}
