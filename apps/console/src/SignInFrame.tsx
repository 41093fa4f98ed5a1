import { AuthLayout, CaptchaProvider } from '@fleetgis/ui'
import type { ReactNode } from 'react'
import { useConsole } from './ConsoleContext.ts'
import { useChooseAppearance } from './useAppearance.ts'

/** The frame of the sign-in pages: the bot check, and the choice of language and theme (CF-126). */
export function SignInFrame({ children }: { children: ReactNode }) {
  const { config } = useConsole()
  const choose = useChooseAppearance()
  return (
    <AuthLayout onLanguageChange={choose} onThemeChange={choose}>
      <CaptchaProvider {...config.captcha}>{children}</CaptchaProvider>
    </AuthLayout>
  )
}
