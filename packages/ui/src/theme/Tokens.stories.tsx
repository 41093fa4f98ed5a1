import { THEMES, type Theme } from '@fleetgis/domain/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type CSSProperties, type ReactNode, useState } from 'react'
import { expect } from 'storybook/test'
import { styled } from 'styled-components'
import { Button } from '../primitives/actions/Button.tsx'
import { Checkbox } from '../primitives/fields/Checkbox.tsx'
import { SearchField } from '../primitives/fields/SearchField.tsx'
import { Switch } from '../primitives/fields/Switch.tsx'
import { Badge } from '../primitives/layout/Badge.tsx'
import { useFleet } from '../provider/FleetContext.ts'
import { FleetProvider } from '../provider/FleetProvider.tsx'
import { contrast } from './contrast.ts'
import { type ColourName, colourToken, palette, STATUS_COLOURS, type StatusColour } from './palette.ts'

/** The use of each colour. A new colour without one does not compile. */
const ROLES: Record<Exclude<ColourName, StatusColour | `${StatusColour}Soft`>, string> = {
  canvas: 'behind everything',
  surface: 'cards, fields, the navbar',
  raised: 'what floats: panels, dialogs',
  sunken: 'hovered rows, wells',
  line: 'parts things that belong together',
  control: 'bounds what can be used',
  text: 'text',
  textMuted: 'text that can wait',
  accent: 'the main action, links, what is chosen',
  accentStrong: 'the same, hovered',
  accentSoft: 'behind text of the accent',
  onAccent: 'text on the accent',
  focus: 'the ring around what the keyboard is on',
  scrim: 'over the page, behind a dialog',
}

const STATUSES: Record<StatusColour, string> = {
  green: 'online, complete',
  red: 'on a trip, cancelled, danger',
  gray: 'offline, expired',
  orange: 'pending, warning',
  neutral: 'unknown',
  purple: 'current trips',
  lightBlue: 'online bookings',
  blue: 'ongoing bookings, information',
}

const SPACES = [1, 2, 3, 4, 5, 6, 8, 10, 12]
/** The use of each text size. */
const TEXTS = {
  xs: 'labels of columns, badges',
  s: 'text',
  m: 'titles of cards and dialogs',
  l: 'titles of pages',
  xl: 'figures',
}
const RADII = { s: 'controls', m: 'cards, panels', l: 'dialogs', full: 'badges, avatars' }

const colour = (name: string) => `var(${colourToken(name)})`

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      <div>{children}</div>
    </section>
  )
}

/** A token with its length, measured in the language and density of the page. */
function Length({ token }: { token: string }) {
  const [length, setLength] = useState('')
  return (
    <code
      ref={(element) => {
        if (element) setLength(getComputedStyle(element).outlineOffset)
      }}
      // A length that the browser resolves and nothing shows.
      style={{ outlineOffset: `var(--fleet-${token})` }}
    >
      {token}: {length}
    </code>
  )
}

const BACKGROUNDS = ['canvas', 'surface', 'raised', 'sunken'] as const
/** Colours of text, and of what must be seen beside the background. */
const SEEN: readonly ColourName[] = ['text', 'textMuted', 'accent', 'control', 'focus']

/** The lowest contrast of a colour: on each background of its theme, and on its own soft colour. */
function Contrast({ name, theme }: { name: ColourName | StatusColour; theme: Theme }) {
  const colours: Readonly<Record<string, string>> = palette[theme]
  const own = colours[name] ?? ''
  const behind = [...BACKGROUNDS.map((background) => colours[background]), colours[`${name}Soft`]]
  const lowest = Math.min(...behind.map((background) => (background ? contrast(own, background) : 21)))
  // Rounded down, so that the figure is reached.
  return <span>contrast from {Math.floor(lowest * 10) / 10}:1</span>
}

/** A box of that style, or none, with what it shows. */
function Sample({ box, children }: { box?: CSSProperties; children: ReactNode }) {
  return (
    <figure>
      {box ? <span style={box} /> : null}
      <figcaption>{children}</figcaption>
    </figure>
  )
}

function Swatch({ name, text, theme }: { name: ColourName; text: string; theme: Theme }) {
  return (
    <Sample box={{ background: colour(name) }}>
      <strong>{name}</strong>
      <code>{palette[theme][name]}</code>
      {text}
      {SEEN.includes(name) ? <Contrast name={name} theme={theme} /> : null}
    </Sample>
  )
}

const Page = styled.div`
  display: grid;
  gap: var(--fleet-space-8);
  padding: var(--fleet-space-6);

  h2,
  h3 {
    margin: 0;
    letter-spacing: var(--fleet-tracking-tight);
  }
  section {
    display: grid;
    gap: var(--fleet-space-3);
  }
  section > div {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 250px), 1fr));
    gap: var(--fleet-space-3);
    align-items: center;
  }
  figure {
    display: flex;
    align-items: center;
    gap: var(--fleet-space-3);
    margin: 0;
  }
  figure > span {
    flex: none;
    width: 40px;
    height: 40px;
    border: 1px solid var(--fleet-color-control);
    border-radius: var(--fleet-radius-s);
  }
  figcaption {
    display: grid;
    justify-items: start;
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-xs);
    line-height: var(--fleet-line-height);
  }
  strong {
    color: var(--fleet-color-text);
  }
`

/** All tokens of a theme, inside its own provider. */
function ThemePage({ theme }: { theme: Theme }) {
  const { client, language } = useFleet()
  return (
    <FleetProvider client={client} language={language} theme={theme}>
      <Page>
        <h2>{theme === 'light' ? 'Light' : 'Dark'}</h2>
        <Section title="Colours">
          {(Object.keys(ROLES) as (keyof typeof ROLES)[]).map((name) => (
            <Swatch key={name} name={name} text={ROLES[name]} theme={theme} />
          ))}
        </Section>
        <Section title="Statuses: each as text and shape, and softly behind it">
          {STATUS_COLOURS.map((name) => (
            <Sample key={name} box={{ background: colour(name) }}>
              <Badge colour={name}>{name}</Badge>
              {STATUSES[name]}
              <Contrast name={name} theme={theme} />
            </Sample>
          ))}
        </Section>
        <Section title="Type">
          {Object.entries(TEXTS).map(([size, text]) => (
            <Sample key={size}>
              <strong style={{ fontSize: `var(--fleet-text-${size})`, whiteSpace: 'nowrap' }}>
                Fleet GIS 1,234
              </strong>
              <Length token={`text-${size}`} />
              {text}
            </Sample>
          ))}
          <Sample>
            <strong lang="my" style={{ fontSize: '1rem', lineHeight: 1.8 }}>
              ယာဉ်မောင်းများ ခရီးစဉ် 12 ခု
            </strong>
            <code>Noto Sans Myanmar</code>
            Burmese: taller lines, letters never spaced
          </Sample>
        </Section>
        <Section title="Space">
          {SPACES.map((step) => (
            <Sample
              key={step}
              box={{
                width: `var(--fleet-space-${step})`,
                height: 16,
                background: colour('accent'),
                border: 0,
                borderRadius: 2,
              }}
            >
              <Length token={`space-${step}`} />
            </Sample>
          ))}
        </Section>
        <Section title="Corners and shadows">
          {Object.entries(RADII).map(([size, text]) => (
            <Sample
              key={size}
              box={{ borderRadius: `var(--fleet-radius-${size})`, background: colour('surface') }}
            >
              <Length token={`radius-${size}`} />
              {text}
            </Sample>
          ))}
          {[1, 2, 3].map((level) => (
            <Sample
              key={level}
              box={{ boxShadow: `var(--fleet-shadow-${level})`, background: colour('raised'), border: 0 }}
            >
              shadow-{level}
            </Sample>
          ))}
        </Section>
        <Section title="Controls">
          <Length token="control-height" />
          <Button variant="primary">Primary</Button>
          <Button>Secondary</Button>
          <Button variant="quiet">Quiet</Button>
          <Button variant="danger">Danger</Button>
          <SearchField label={`Search, ${theme}`} />
          <Checkbox defaultSelected>Checkbox</Checkbox>
          <Switch defaultSelected>Switch</Switch>
        </Section>
      </Page>
    </FleetProvider>
  )
}

const meta = {
  title: 'Foundations/Tokens',
  component: ThemePage,
  tags: ['!autodocs'],
  args: { theme: 'light' },
  parameters: { isFullScreen: true },
} satisfies Meta<typeof ThemePage>

export default meta
type Story = StoryObj<typeof meta>

export const BothThemes: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 520px), 1fr))' }}>
      {THEMES.map((theme) => (
        <ThemePage key={theme} theme={theme} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('heading', { name: 'Colours' })).toHaveLength(2)
  },
}

export const Light: Story = { tags: ['picture'] }
export const Dark: Story = { tags: ['picture'], args: { theme: 'dark' } }
