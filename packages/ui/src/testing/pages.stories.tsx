import { rushHour } from '@fleetgis/sandbox'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { ForgotPasswordForm } from '../areas/auth/ForgotPasswordForm/ForgotPasswordForm.tsx'
import { SignIn } from '../areas/auth/SignInForm/SignIn.tsx'
import { SignUpForm } from '../areas/auth/SignUpForm/SignUpForm.tsx'
import { HomeMap } from '../areas/map/HomeMap/HomeMap.tsx'
import { MapStage } from '../map/storyParts.tsx'
import { everyWidget } from './everyMount.ts'
import { appShell, forgotPasswordPage, homeMap, signInPage, signUpPage } from './index.ts'

/** Finds every part of each page object on its page, in both languages. */
const meta = {
  title: 'Testing/Page objects',
  tags: ['!dev', '!autodocs'],
  parameters: { world: () => rushHour(), signedInAs: 'admin@fleetgis.example' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

async function expectAll(parts: Record<string, () => HTMLElement>) {
  for (const [name, find] of Object.entries(parts)) {
    await waitFor(() => expect(find(), name).toBeInTheDocument())
  }
}

const onSignedIn = fn()
export const SignInPage: Story = {
  parameters: { signedInAs: undefined },
  render: () => <SignIn onSignedIn={onSignedIn} links={{ forgotPassword: '/forgot', signUp: '/sign-up' }} />,
  play: async ({ canvas }) => {
    onSignedIn.mockClear()
    const page = signInPage(canvas)
    await expectAll(page)
    await userEvent.type(page.userId(), 'admin@fleetgis.example')
    await userEvent.type(page.password(), 'fleet1234')
    await userEvent.click(page.submit())
  },
}

export const SignInPageBurmese: Story = {
  ...SignInPage,
  globals: { language: 'my', theme: 'dark' },
  play: async ({ canvas }) => expectAll(signInPage(canvas, { language: 'my' })),
}

export const OtherFormPages: Story = {
  render: () => (
    <>
      <div data-page="sign-up">
        <SignUpForm onSubmit={fn()} links={{ signIn: '/login' }} />
      </div>
      <div data-page="forgot-password">
        <ForgotPasswordForm onSubmit={fn()} links={{ signIn: '/login' }} />
      </div>
    </>
  ),
  play: async ({ canvasElement }) => {
    const [signUp, forgot] = canvasElement.querySelectorAll<HTMLElement>('[data-page]')
    await expectAll(signUpPage(within(signUp ?? canvasElement)))
    await expectAll(forgotPasswordPage(within(forgot ?? canvasElement)))
  },
}

export const Shell: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: { isFullScreen: true },
  render: () => <>{everyWidget.SignedInShell}</>,
  play: async ({ canvas }) => {
    const page = appShell(canvas)
    const { menu, domain, report, settings, darkTheme, signOut, language } = page
    await expectAll({ menu, domain, report, settings })
    await userEvent.click(settings())
    await expectAll({ darkTheme, signOut, en: () => language('en'), my: () => language('my') })
  },
}

export const Home: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: { isFullScreen: true },
  render: () => (
    <MapStage>
      <HomeMap />
    </MapStage>
  ),
  play: async ({ canvas }) => {
    const { retry: _onFailure, loadAll: _whereThereAreMore, stop: _whileLoading, ...parts } = homeMap(canvas)
    await expectAll(parts)
  },
}
