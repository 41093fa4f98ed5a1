import { Button, CaptchaProvider, Card, useText } from '@fleetgis/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useConsole } from './ConsoleContext.ts'
import { useAppearance, useChooseAppearance } from './useAppearance.ts'

const Frame = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: var(--fleet-space-4);
  box-sizing: border-box;
  min-height: 100dvh;
  padding: var(--fleet-space-4);

  > header {
    color: var(--fleet-color-accent);
    font-size: var(--fleet-text-l);
    font-weight: var(--fleet-weight-strong);
  }
  > main {
    width: min(100%, 400px);
  }
  > footer {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
  }
`

const Sheet = styled(Card)`
  padding: var(--fleet-space-6);
`

/** What the pages before the sign-in stand in: the bot check, and the choice of language and theme (CF-126). */
export function SignInFrame({ children }: { children: ReactNode }) {
  const { config } = useConsole()
  const t = useText()
  return (
    <Frame>
      <header>{t('app.name')}</header>
      <main>
        <Sheet>
          <CaptchaProvider {...config.captcha}>{children}</CaptchaProvider>
        </Sheet>
      </main>
      <footer>
        <LanguageButton />
        <ThemeButton />
      </footer>
    </Frame>
  )
}

/** Its label is the language that it leads to, in that language. */
function LanguageButton() {
  const { language } = useAppearance()
  const choose = useChooseAppearance()
  const t = useText()
  const other = language === 'en' ? 'my' : 'en'
  return (
    <Button variant="quiet" onPress={() => choose({ language: other })}>
      <span lang={other}>{t(`language.${other}`)}</span>
    </Button>
  )
}

function ThemeButton() {
  const { theme } = useAppearance()
  const choose = useChooseAppearance()
  const t = useText()
  const other = theme === 'light' ? 'dark' : 'light'
  return (
    <Button variant="quiet" onPress={() => choose({ theme: other })}>
      {t(`theme.${other}`)}
    </Button>
  )
}
