import { AuthLayout, CaptchaProvider } from '@fleetgis/ui'
import { useConsole } from './ConsoleContext.ts'
import { HasMain } from './HasMain.ts'
import type { FrameProps } from './pageProps.ts'
import { useChooseAppearance } from './useAppearance.ts'

/** The frame of the sign-in pages: the bot check, and the choice of language and theme (CF-126). */
export default function SignInFrame({ children }: FrameProps) {
  const { config } = useConsole()
  const choose = useChooseAppearance()
  return (
    <AuthLayout onLanguageChange={choose} onThemeChange={choose}>
      <CaptchaProvider {...config.captcha}>
        <HasMain value={true}>{children}</HasMain>
      </CaptchaProvider>
    </AuthLayout>
  )
}
