import type { ReactElement } from 'react'
import { ChatPanel } from '../../../exports/ChatPanel.ts'
import { HomeMap } from '../../../exports/HomeMap.ts'
import { PinChange, PinCheck } from '../../../exports/PinPad.ts'
import { TopUp } from '../../../exports/TopUp.ts'
import { TripDetail, TripDetailSheet } from '../../../exports/TripDetail.ts'
import { ForgotPassword, SignedInShell, SignIn, SignUp } from '../../index.ts'

const ignore = () => {}

/** Every connected widget that the kit exports, as small as it goes. A test compares it with the exports. */
export const everyWidget: Readonly<Record<string, ReactElement>> = {
  ChatPanel: <ChatPanel ids={{ appId: '001', userId: 'admin@fleetgis.example', conversationId: 'C-1' }} />,
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
  TripDetail: <TripDetail audience="driver" userId="D-1" bookingKey="B-1" onClose={ignore} />,
  TripDetailSheet: <TripDetailSheet audience="driver" userId="D-1" bookingKey="B-1" onClose={ignore} />,
  TopUp: (
    <TopUp
      userId="A-1"
      driverId="D-1"
      driverName="Aung"
      groupId="G001"
      groupName="Golden Valley"
      onClose={ignore}
    />
  ),
}
