import { VerifyAccount } from '@fleetgis/ui'
import { signIn, verifyAccount } from '../addresses.ts'
import { useConsole } from '../ConsoleContext.ts'

/** `/view-message` (AUTH-34..39, CF-83). */
export default function VerifyAccountPage() {
  const { navigation, tokens } = useConsole()
  return (
    <VerifyAccount
      token={tokens.for(verifyAccount.path)}
      onGoToSignIn={() => navigation.navigate(signIn.path)}
    />
  )
}
