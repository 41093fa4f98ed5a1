import { ServerError } from '@fleetgis/api'
import { verifyTokenQuery } from '@fleetgis/api/auth'
import { resetPasswordOutcome, verifyOutcome } from '@fleetgis/domain/auth'
import { useQuery } from '@tanstack/react-query'
import type { RootProps } from '../../../primitives/rootProps.ts'
import { useFleet } from '../../../provider/FleetContext.ts'
import { useFailure } from '../../../remote/failures/useFailure.ts'
import { inBoundary } from '../../../remote/failures/WidgetBoundary.tsx'
import { VerifyAccountView, type VerifyAccountViewProps } from './VerifyAccountView.tsx'

export interface VerifyAccountProps extends Pick<VerifyAccountViewProps, 'onGoToSignIn'>, RootProps {
  /** The token of the mail (AUTH-34); without one nothing is sent. */
  token: string | undefined
}

/** Verifies the account of a token once and shows the result. Source: AUTH-34..39, CF-150. */
export const VerifyAccount = inBoundary('VerifyAccount', TokenVerification)

function TokenVerification({ token, ...view }: VerifyAccountProps) {
  return token ? (
    <Verification {...view} token={token} />
  ) : (
    <VerifyAccountView {...view} outcome={resetPasswordOutcome('missing-token')} />
  )
}

function Verification({ token, ...props }: VerifyAccountProps & { token: string }) {
  const { client } = useFleet()
  const query = useQuery(verifyTokenQuery(client, token))
  const error = useFailure(query)
  const view = { ...props, isRetrying: query.isFetching }
  if (query.data)
    return <VerifyAccountView {...view} outcome={verifyOutcome({ code: query.data.messageCode })} />
  if (error === undefined) return <VerifyAccountView {...view} />
  // A code in a body with status 200 is an answer (CF-117): a retry would not change it.
  if (error instanceof ServerError && error.status === 200)
    return <VerifyAccountView {...view} outcome={verifyOutcome({ code: error.code })} />
  return (
    <VerifyAccountView
      {...view}
      outcome={verifyOutcome('failed')}
      onRetry={() => void query.refetch({ cancelRefetch: false })}
    />
  )
}
