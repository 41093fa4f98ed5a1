import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { SignInForm } from '../areas/auth/SignInForm/SignInForm.tsx'
import { playOnPhone } from '../testing/playOnPhone.ts'
import { AuthLayout } from './AuthLayout.tsx'

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

export const Desktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Fleet GIS')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'မြန်မာ' }))
    await expect(args.onLanguageChange).toHaveBeenCalledWith({ language: 'my' })
    await userEvent.click(canvas.getByRole('button', { name: 'Dark theme' }))
    await expect(args.onThemeChange).toHaveBeenCalledWith({ theme: 'dark' })
  },
}

export const DesktopDark: Story = { globals: { theme: 'dark', viewport: { value: 'desktop' } } }
export const DesktopBurmese: Story = { globals: { language: 'my', viewport: { value: 'desktop' } } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: playOnPhone() }

export const PhoneBurmeseDark: Story = {
  ...Phone,
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
}
