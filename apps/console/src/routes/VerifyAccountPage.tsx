import { VerifyAccount } from '@fleetgis/ui'
import { useConsole } from '../ConsoleContext.ts'
import { signIn, verifyAccount } from '../routes.ts'

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
