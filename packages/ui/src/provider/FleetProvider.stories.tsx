import { createFleetClient, createSession } from '@fleetgis/api'
import { groupsQuery } from '@fleetgis/api/map'
import type { Theme } from '@fleetgis/domain/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { keepPreviousData, QueryClient, useQuery } from '@tanstack/react-query'
import { createInstance } from 'i18next'
import { type ReactNode, useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { authWords } from '../areas/auth/words.ts'
import { Button } from '../primitives/actions/Button.tsx'
import { Checkbox } from '../primitives/fields/Checkbox.tsx'
import { Select } from '../primitives/fields/Select.tsx'
import { Switch } from '../primitives/fields/Switch.tsx'
import { TextField } from '../primitives/fields/TextField.tsx'
import { EntityRow } from '../primitives/lists/EntityRow.tsx'
import { inBoundary } from '../remote/failures/WidgetBoundary.tsx'
import { LanguageSelect } from '../shell/LanguageSelect.tsx'
import { ThemeSwitch } from '../shell/ThemeSwitch.tsx'
import { useFleet, useText } from './FleetContext.ts'
import { FleetProvider, type FleetProviderProps } from './FleetProvider.tsx'
import type { Notifier } from './notifier/notifier.ts'
import { useNotify } from './useNotify.ts'

function Words() {
  const t = useText(authWords)
  const notify = useNotify()
  return (
    <>
      <h2>{t('signIn.title')}</h2>
      <Button onPress={() => notify(t('ADD_SUCCESS'), { tone: 'success' })}>
        {t('forgotPassword.send')}
      </Button>
    </>
  )
}

type StoryArgs = Omit<FleetProviderProps, 'children'> & { children?: ReactNode }

/** An app that holds language and theme in its state. */
function SmallApp({ children, ...props }: StoryArgs) {
  const { client, ...outer } = useFleet()
  const [language, setLanguage] = useState(outer.language)
  const [theme, setTheme] = useState<Theme>(outer.theme)
  return (
    <FleetProvider theme={theme} {...props} client={client} language={language}>
      <LanguageSelect onLanguageChange={(event) => setLanguage(event.language)} />
      <ThemeSwitch onThemeChange={(event) => setTheme(event.theme)} />
      <Words />
      {children}
    </FleetProvider>
  )
}

/**
 * Client, language, theme and host app for the widgets below it. One around the app is enough; a second one inside changes
 * language or theme for a part of the page.
 *
 * **Do** hold language and theme in the state of your app: both change at run time. An app with i18next hands its instance
 * to `i18n` instead: its language is shown, and its words in the kit's namespaces (`fleet`, `fleet-wallet`) win.
 * **Do not** create the client in a render: it holds the session.
 *
 * **Events** `onError` for each widget that fails, `onSignIn` where a signed-out widget offers the sign-in page, `onUnsaved` for input that is not saved, `onOverlay` for each overlay that opens.
 *
 * ```tsx
 * import { createFleetClient, createSession } from '@fleetgis/api'
 * import { FleetProvider } from '@fleetgis/ui'
 *
 * const client = createFleetClient({ bases: { main: 'https://fleet.example' }, session: createSession() })
 *
 * <FleetProvider client={client} language="en" theme="system">
 *   <App />
 * </FleetProvider>
 * ```
 */
const meta = {
  title: 'Start/FleetProvider',
  component: FleetProvider,
  render: (args: StoryArgs) => <SmallApp {...args} />,
} satisfies Meta

export default meta
type Story = StoryObj<StoryArgs>

export const SwitchedLanguage: Story = {
  name: 'I18N-02 language and theme change at run time',
  parameters: { rules: ['I18N-04'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'မြန်မာ' }))
    const heading = await canvas.findByRole('heading', { name: 'အကောင့်ဝင်ရန်' })
    const root = heading.closest<HTMLElement>('[lang]')
    await expect(root).toHaveAttribute('lang', 'my')
    const { fontSize, lineHeight } = getComputedStyle(canvas.getByText('ပို့ရန်'))
    await expect(Number.parseFloat(lineHeight)).toBeGreaterThanOrEqual(1.8 * Number.parseFloat(fontSize))
    await userEvent.click(canvas.getByRole('radio', { name: 'English' }))
    await expect(await canvas.findByRole('heading', { name: 'Sign In' })).toBeVisible()
    const themed = canvas.getByRole('heading').closest<HTMLElement>('[data-theme]')
    await expect(themed).toHaveAttribute('data-theme', 'light')
    const button = canvas.getByRole('button', { name: 'Dark theme' })
    await userEvent.click(button)
    await expect(themed).toHaveAttribute('data-theme', 'dark')
    await expect(button).toHaveAttribute('aria-pressed', 'true')
  },
}

export const GivenLanguage: Story = {
  args: { languages: { de: { name: 'Deutsch', words: { 'signIn.title': 'Anmelden' } } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Deutsch' }))
    const heading = await canvas.findByRole('heading', { name: 'Anmelden' })
    await expect(heading.closest('[lang]')).toHaveAttribute('lang', 'de')
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeVisible()
  },
}

/** An app's own i18next: it escapes, and has its words of the kit in two languages. */
const appI18n = createInstance({
  lng: 'en',
  initAsync: false,
  interpolation: { escapeValue: true },
  resources: {
    en: { 'fleet-auth': { 'forgotPassword.send': 'Send link' } },
    th: { fleet: { 'signIn.title': 'ลงชื่อเข้าใช้' } },
  },
})
void appI18n.init()

export const AppI18next: Story = {
  name: 'An app hands in its i18next: its language is shown, and its words win',
  render: () => (
    <FleetProvider i18n={appI18n}>
      <Words />
    </FleetProvider>
  ),
  play: async ({ canvas }) => {
    await appI18n.changeLanguage('en')
    await expect(await canvas.findByRole('heading', { name: 'Sign In' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Send link' })).toBeVisible()
    await appI18n.changeLanguage('th')
    const heading = await canvas.findByRole('heading', { name: 'ลงชื่อเข้าใช้' })
    await expect(heading.closest('[lang]')).toHaveAttribute('lang', 'th')
    // Its English stands in for a missing word, as that of the kit would.
    await expect(canvas.getByRole('button', { name: 'Send link' })).toBeVisible()
    appI18n.addResourceBundle('th', 'fleet-auth', { 'forgotPassword.send': 'ส่ง' })
    await expect(await canvas.findByRole('button', { name: 'ส่ง' })).toBeVisible()
    appI18n.removeResourceBundle('th', 'fleet-auth')
  },
}

/** A client whose server has one group, named after the server and the user; its answers wait while they are held. */
function clientOf(server: string) {
  const session = createSession({ storage: 'memory' })
  const held: (() => void)[] = []
  const fetch = async () => {
    const name = `${server}, ${session.user?.id ?? 'signed out'}`
    await new Promise<void>((resolve) => held.push(resolve))
    return Response.json({ dataList: [{ syskey: '1', id: 'G001', name }] })
  }
  const client = createFleetClient({ bases: { main: 'https://fleet.example' }, fetch, session })
  const answer = () => {
    for (const resolve of held.splice(0)) resolve()
  }
  const signIn = (userId: string) =>
    session.signIn({ userId, userName: userId, role: 1, accessToken: userId, refreshToken: userId })
  return { client, session, answer, signIn }
}

const Groups = inBoundary('Groups', () => {
  const { client } = useFleet()
  const { data } = useQuery({ ...groupsQuery(client), placeholderData: keepPreviousData })
  return <p>{data?.map(({ name }) => name).join() ?? 'No groups'}</p>
})

const [here, there] = [clientOf('Here'), clientOf('There')]
const shared = new QueryClient()

/** A page of a partner, who has a query client of their own. */
function TwoServers() {
  const [isThere, setIsThere] = useState(false)
  return (
    <FleetProvider client={(isThere ? there : here).client} queryClient={shared}>
      <Button onPress={() => setIsThere(true)}>Other server</Button>
      <Groups />
    </FleetProvider>
  )
}

export const AnotherUser: Story = {
  tags: ['!dev', '!autodocs'],
  name: 'T3 another user, or another client, sees nothing of the one before',
  render: () => <TwoServers />,
  beforeEach: () => {
    shared.clear()
    here.signIn('aung')
    there.signIn('hla')
  },
  play: async ({ canvas }) => {
    const arrives = async ({ answer }: typeof here, name: string) => {
      await waitFor(() => {
        answer()
        return expect(canvas.getByText(name)).toBeVisible()
      })
    }
    await arrives(here, 'Here, aung')
    here.session.signOut()
    await canvas.findByText('No groups')
    here.signIn('thida')
    await expect(canvas.getByText('No groups')).toBeVisible()
    await arrives(here, 'Here, thida')
    await userEvent.click(canvas.getByRole('button', { name: 'Other server' }))
    await expect(canvas.getByText('No groups')).toBeVisible()
    await arrives(there, 'There, hla')
  },
}

export const SystemTheme: Story = {
  args: { theme: 'system' },
  play: async ({ canvas }) => {
    const root = canvas.getByRole('heading').closest<HTMLElement>('[data-theme]')
    const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches
    await expect(root).toHaveAttribute('data-theme', isDark ? 'dark' : 'light')
  },
}

export const Compact: Story = {
  args: {
    density: 'compact',
    children: (
      <>
        <TextField label="Name" />
        <Select label="Period" items={[{ id: 'today', label: 'Today' }]} value="today" onChange={() => {}} />
        <Checkbox>Routes</Checkbox>
        <Switch>Live</Switch>
        <EntityRow name="Aung Aung" second="1A-1234" onPress={() => {}} />
      </>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const isTouch = window.matchMedia('(pointer: coarse)').matches
    const heightOf = (element: HTMLElement) => element.getBoundingClientRect().height
    await expect(heightOf(canvas.getByRole('button', { name: 'Send' }))).toBe(isTouch ? 44 : 32)
    for (const target of canvasElement.querySelectorAll<HTMLElement>(
      'button, label:has(input), [data-part="box"]',
    )) {
      await expect(heightOf(target), target.textContent).toBeGreaterThanOrEqual(isTouch ? 44 : 24)
    }
  },
}

const notify = fn()
const notifier: Notifier = { notify }
export const OwnWords: Story = {
  name: 'An app has its own words, look and notifier',
  args: { messages: { 'signIn.title': 'Welcome back' }, notifier },
  decorators: [
    (Story) => (
      <>
        <style>{`[data-component='Fleet'][data-theme='light'] { --fleet-color-text: rgb(90, 20, 70); }`}</style>
        <Story />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    notify.mockClear()
    const heading = canvas.getByRole('heading', { name: 'Welcome back' })
    await expect(heading).toBeVisible()
    await expect(heading).toHaveStyle({ color: 'rgb(90, 20, 70)' })
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(notify).toHaveBeenCalledWith({ text: 'Added successfully.', tone: 'success' })
    await expect(canvas.queryByText('Added successfully.')).toBeNull()
  },
}
