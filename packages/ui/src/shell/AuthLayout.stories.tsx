import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { SignInForm } from '../areas/auth/SignInForm/SignInForm.tsx'
import { playOnPhone } from '../testing/playOnPhone.ts'
import { AuthLayout } from './AuthLayout.tsx'

/**
 * The page around the forms of signed-out users: brand, language, theme, the form, and a picture on wide windows.
 *
 * **Do** put one form, or the card that replaces it, into it.
 * **Do not** use it for signed-in users: that is `AppShell`.
 *
 * **Events** `onLanguageChange({ language })`, `onThemeChange({ theme })`.
 */
const meta = {
  title: 'Widgets/AuthLayout',
  component: AuthLayout,
  parameters: { isFullScreen: true },
  args: {
    onLanguageChange: fn(),
    onThemeChange: fn(),
    children: (
      <SignInForm onSubmit={fn()} links={{ forgotPassword: '/forgot-password', signUp: '/sign-up' }} />
    ),
  },
} satisfies Meta<typeof AuthLayout>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Fleet GIS')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'မြန်မာ' }))
    await expect(args.onLanguageChange).toHaveBeenCalledWith({ language: 'my' })
    await userEvent.click(canvas.getByRole('button', { name: 'Dark theme' }))
    await expect(args.onThemeChange).toHaveBeenCalledWith({ theme: 'dark' })
  },
}

export const BurmeseDarkPhone: Story = {
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  play: playOnPhone(),
}
