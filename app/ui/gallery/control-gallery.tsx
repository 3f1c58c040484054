// Everything a person presses, types into or chooses from.
import { Languages, Palette, Play } from 'lucide-react'
import { Button, ButtonLink, ButtonRow } from '#app/ui/button.tsx'
import { TextArea, TextInput } from '#app/ui/field.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Menu, MenuGroup, MenuMark } from '#app/ui/menu.tsx'
import { PickCard, PickCards } from '#app/ui/pick-card.tsx'
import { Select } from '#app/ui/select.tsx'
import { Example, GallerySection } from './gallery-section.tsx'

const COUNTRIES = [
  { value: 'us', label: 'United States' },
  { value: 'mx', label: 'Mexico' },
  { value: 'fr', label: 'France' },
  { value: 'cn', label: 'China' },
  { value: 'aq', label: 'Antarctica (closed)', disabled: true },
] as const
const MINUTES = Array.from({ length: 60 }, (_, index) => ({
  value: `${index + 1}`,
  label: `${index + 1} min`,
}))

export function ControlGallery() {
  return (
    <GallerySection title="Controls" tint="cream">
      <Example name="Buttons">
        <ButtonRow>
          <Button keyAction>Get Homework Help</Button>
          <Button variant="secondary" icon={<Play />}>
            Start Playing Now
          </Button>
          <Button variant="ghost">View Pricing</Button>
          <Button variant="danger">Erase account</Button>
          <Button disabled>Not yet</Button>
          <ButtonLink to="/">A link</ButtonLink>
          <Button size="small">Small</Button>
          <Button size="small" variant="ghost">
            Small ghost
          </Button>
          <IconButton label="Theme" icon={<Palette />} />
        </ButtonRow>
      </Example>
      <Example name="Full width, long words">
        <div style={{ width: 'min(300px, 100%)' }}>
          <Button full>Commencer une partie de mathématiques maintenant</Button>
        </div>
      </Example>
      <Example name="Menu">
        <Menu label="Language" trigger={<Languages />}>
          <MenuGroup label="Language">
            {['English', 'Español', 'Français', '中文'].map((language, index) => (
              <button className="menu-item" type="button" key={language} aria-pressed={index === 0}>
                <MenuMark selected={index === 0}>{language}</MenuMark>
              </button>
            ))}
          </MenuGroup>
        </Menu>
      </Example>
      <Example name="Fields">
        <TextInput id="name" label="Display name" defaultValue="Maya" hint="Classmates see it." />
        <TextInput
          id="password"
          type="password"
          label="Password"
          defaultValue="1234"
          autoComplete="off"
          error="Password must be at least 6 characters"
        />
        <TextInput id="code" label="Class code" placeholder="For example ABC-123" disabled />
        <TextArea id="question" label="Question" hint="Type it as it stands on the worksheet." />
        <Select id="country" label="Country" placeholder="Choose a country" items={COUNTRIES} />
        <Select
          id="minutes"
          label="Minutes a day"
          placeholder="Choose"
          items={MINUTES}
          error="Choose how long"
        />
      </Example>
      <Example name="Picks">
        <PickCards label="Grade level">
          <PickCard
            name="grade"
            value="elementary"
            level="elementary"
            title="Elementary School"
            subtitle="K-5"
            art="glim-hello"
            defaultChecked
          />
          <PickCard
            name="grade"
            value="middle"
            level="middle-school"
            title="Middle School"
            subtitle="6-8"
            art="science"
          />
          <PickCard name="grade" value="high" level="high" title="High School" subtitle="9-12" art="math" />
        </PickCards>
      </Example>
    </GallerySection>
  )
}
