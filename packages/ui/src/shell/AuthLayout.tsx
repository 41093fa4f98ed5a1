import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Brand } from '../primitives/layout/Brand.tsx'
import type { RootProps } from '../primitives/rootProps.ts'
import { ClockNotice } from '../remote/live/ClockNotice.tsx'
import { OfflineNotice } from '../remote/live/OfflineNotice.tsx'
import { spread } from '../theme/looks.ts'
import { CityArt } from './CityArt.tsx'
import { LanguageSelect, type LanguageSelectProps } from './LanguageSelect.tsx'
import { ThemeSwitch, type ThemeSwitchProps } from './ThemeSwitch.tsx'

export interface AuthLayoutProps extends LanguageSelectProps, ThemeSwitchProps, RootProps<HTMLDivElement> {
  /** The form, or the card that replaces it. */
  children: ReactNode
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-height: 100vh;
  min-height: 100dvh;
  background: var(--fleet-color-surface);

  > [data-part='form'] {
    display: grid;
    grid-template-rows: auto 1fr;
    gap: var(--fleet-space-4);
    padding: var(--fleet-space-4);
  }
  header {
    ${spread}
    align-items: center;
    gap: var(--fleet-space-2) var(--fleet-space-1);
  }
  header > div {
    display: flex;
    align-items: center;
    gap: var(--fleet-space-1);
  }
  main {
    width: 100%;
    max-width: 376px;
    margin: 0 auto;
    padding-bottom: var(--fleet-space-8);
  }
  main > [data-component='Banner'] {
    margin-bottom: var(--fleet-space-4);
  }
  > [data-part='art'] {
    display: none;
    background: var(--fleet-color-sunken);
  }

  @media (min-width: 900px) {
    grid-template-columns: minmax(440px, 5fr) 6fr;

    > [data-part='form'] {
      gap: var(--fleet-space-8);
      padding: var(--fleet-space-6) var(--fleet-space-8);
    }
    main {
      align-self: center;
      padding-bottom: 12vh;
    }
    > [data-part='art'] {
      display: block;
      position: sticky;
      top: 0;
      height: 100vh;
      height: 100dvh;
    }
  }
`

/** The page around the forms of signed-out users. */
export function AuthLayout({ children, onLanguageChange, onThemeChange, ...root }: AuthLayoutProps) {
  return (
    <Page {...root} data-component="AuthLayout">
      <div data-part="form">
        <header>
          <Brand />
          <div>
            <LanguageSelect onLanguageChange={onLanguageChange} />
            <ThemeSwitch onThemeChange={onThemeChange} />
          </div>
        </header>
        <main>
          <ClockNotice />
          <OfflineNotice />
          {children}
        </main>
      </div>
      <div data-part="art">
        <CityArt />
      </div>
    </Page>
  )
}
