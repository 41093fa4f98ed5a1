import type { ReactElement } from 'react'
import { HomeMap } from '../../../exports/HomeMap.ts'
import { PinChange, PinCheck } from '../../../exports/PinPad.ts'
import { ForgotPassword, SignedInShell, SignIn, SignUp } from '../../index.ts'

const ignore = () => {}

/** Every connected widget that the kit exports, as small as it goes. A test compares it with the exports. */
export const everyWidget: Readonly<Record<string, ReactElement>> = {
  ForgotPassword: <ForgotPassword onSent={ignore} links={{ signIn: '/login' }} />,
  HomeMap: <HomeMap />,
  PinChange: <PinChange userId="A-1" groupId="G001" />,
  PinCheck: <PinCheck userId="A-1" groupId="G001" onAccepted={ignore} />,
  SignedInShell: (
    <SignedInShell
      userName="Aung Aung"
      currentPath="/home/map"
      onSignOut={ignore}
      onLanguageChange={ignore}
      onThemeChange={ignore}
    >
      <p>The page</p>
    </SignedInShell>
  ),
  SignIn: <SignIn onSignedIn={ignore} links={{ forgotPassword: '/forgot-password', signUp: '/sign-up' }} />,
  SignUp: <SignUp onSignedUp={ignore} links={{ signIn: '/login' }} />,
}
