import { THEMES, type Theme } from '@fleetgis/domain/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import CalendarDays from 'lucide-react/icons/calendar-days'
import Car from 'lucide-react/icons/car'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import MapPin from 'lucide-react/icons/map-pin'
import MessageCircle from 'lucide-react/icons/message-circle'
import Phone from 'lucide-react/icons/phone'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Search from 'lucide-react/icons/search'
import Settings from 'lucide-react/icons/settings'
import UserRound from 'lucide-react/icons/user-round'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { expect } from 'storybook/test'
import { styled } from 'styled-components'
import { Button } from '../primitives/actions/Button.tsx'
import { Checkbox } from '../primitives/fields/Checkbox.tsx'
import { SearchField } from '../primitives/fields/SearchField.tsx'
import { Switch } from '../primitives/fields/Switch.tsx'
import { Badge } from '../primitives/layout/Badge.tsx'
import { useFleet } from '../provider/FleetContext.ts'
import { FleetProvider } from '../provider/FleetProvider.tsx'
import { type ColourName, palette, type StatusColour } from './palette.ts'

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
/** The use of each text size, and its size in px in English and in Burmese. */
const TEXTS = {
  xs: { text: 'labels of columns, badges', px: [12, 16] },
  s: { text: 'text', px: [14, 16] },
  m: { text: 'titles of cards and dialogs', px: [16, 16] },
  l: { text: 'titles of pages', px: [20, 20] },
  xl: { text: 'figures', px: [28, 24] },
}
const RADII = { s: 'controls', m: 'cards, panels', l: 'dialogs', full: 'badges, avatars' }
const ICONS = {
  CalendarDays,
  Car,
  CircleAlert,
  CircleCheck,
  MapPin,
  MessageCircle,
  Phone,
  RefreshCw,
  Search,
  Settings,
  UserRound,
  X,
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const colour = (name: string) => `var(--fleet-color-${kebab(name)})`

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      <div>{children}</div>
    </section>
  )
}

function Swatch({ name, text, theme }: { name: ColourName; text: string; theme: Theme }) {
  return (
    <figure>
      <span style={{ background: colour(name) }} />
      <figcaption>
        <strong>{name}</strong>
        <code>{palette[theme][name]}</code>
        {text}
      </figcaption>
    </figure>
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
    grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
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
          {(Object.keys(STATUSES) as StatusColour[]).map((name) => (
            <figure key={name}>
              <span style={{ background: colour(name) }} />
              <figcaption>
                <Badge colour={name}>{name}</Badge>
                {STATUSES[name]}
              </figcaption>
            </figure>
          ))}
        </Section>
        <Section title="Type">
          {Object.entries(TEXTS).map(([size, { text, px }]) => (
            <figure key={size}>
              <figcaption>
                <strong style={{ fontSize: `var(--fleet-text-${size})`, whiteSpace: 'nowrap' }}>
                  Fleet GIS 1,234
                </strong>
                <code>
                  text-{size}: {px[0]} px, Burmese {px[1]} px
                </code>
                {text}
              </figcaption>
            </figure>
          ))}
          <figure>
            <figcaption>
              <strong lang="my" style={{ fontSize: '1rem', lineHeight: 1.8 }}>
                ယာဉ်မောင်းများ ခရီးစဉ် 12 ခု
              </strong>
              <code>Noto Sans Myanmar</code>
              Burmese: lines of 1.8, never tracked
            </figcaption>
          </figure>
        </Section>
        <Section title="Space: a grid of 4 px">
          {SPACES.map((step) => (
            <figure key={step}>
              <span
                style={{
                  width: `var(--fleet-space-${step})`,
                  height: 16,
                  background: colour('accent'),
                  border: 0,
                  borderRadius: 2,
                }}
              />
              <figcaption>
                space-{step}: {step * 4} px
              </figcaption>
            </figure>
          ))}
        </Section>
        <Section title="Corners and shadows">
          {Object.entries(RADII).map(([size, text]) => (
            <figure key={size}>
              <span style={{ borderRadius: `var(--fleet-radius-${size})`, background: colour('surface') }} />
              <figcaption>
                radius-{size}: {text}
              </figcaption>
            </figure>
          ))}
          {[1, 2, 3].map((level) => (
            <figure key={level}>
              <span
                style={{ boxShadow: `var(--fleet-shadow-${level})`, background: colour('raised'), border: 0 }}
              />
              <figcaption>shadow-{level}</figcaption>
            </figure>
          ))}
        </Section>
        <Section title="Icons: lucide, 18 px, in the colour of their text">
          {Object.entries(ICONS).map(([name, Icon]) => (
            <figure key={name}>
              <Icon size={18} aria-hidden />
              <figcaption>{name}</figcaption>
            </figure>
          ))}
        </Section>
        <Section title="Controls: 36 px, under a thumb and in Burmese 44 px">
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

/** The design tokens: CSS variables on the provider's element, in two tiers. The first tier has the values (`--fleet-color-*`, `--fleet-space-*`, `--fleet-text-*`, `--fleet-radius-*`, `--fleet-shadow-*`), the second their use in parts (`--fleet-control-height`, `--fleet-card-radius`, ...). Text has a contrast of 4.5:1 on every background of its theme, borders of controls 3:1; a test measures both. */
const meta = {
  title: 'Theme/Tokens',
  component: ThemePage,
  args: { theme: 'light' },
  parameters: {
    isFullScreen: true,
    docs: {
      isShownOnce: true,
    },
  },
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

export const Light: Story = {}
export const Dark: Story = { args: { theme: 'dark' } }
