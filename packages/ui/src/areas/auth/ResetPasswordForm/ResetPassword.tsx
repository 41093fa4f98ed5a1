import { checkTokenQuery, updatePassword } from '@fleetgis/api/auth'
import { type Code, resetPasswordOutcome, resetTokenAccepted } from '@fleetgis/domain/auth'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link } from '../../../primitives/actions/Link.tsx'
import { Banner } from '../../../primitives/feedback/Banner.tsx'
import { ErrorCard } from '../../../primitives/feedback/ErrorCard.tsx'
import { Spinner } from '../../../primitives/feedback/Spinner.tsx'
import type { RootProps } from '../../../primitives/rootProps.ts'
import { useFleet, useText } from '../../../provider/FleetContext.ts'
import { isFailing } from '../../../remote/failures/isFailing.ts'
import { useFailure } from '../../../remote/failures/useFailure.ts'
import { inBoundary } from '../../../remote/failures/WidgetBoundary.tsx'
import { AuthFrame } from '../AuthFrame.ts'
import { explain } from '../explain.ts'
import { useSend } from '../useSend.ts'
import { type AuthText, authWords } from '../words.ts'
import {
  ResetLinks,
  ResetPasswordForm,
  type ResetPasswordFormProps,
  type ResetPasswordValues,
} from './ResetPasswordForm.tsx'

export interface ResetPasswordProps extends Pick<ResetPasswordFormProps, 'links'>, RootProps {
  /** The token of the mail (AUTH-27); without one nothing is sent. */
  token: string | undefined
  /**
   * The password is set and the token is used up: drop it. `message` is the server's, or a message key where it sent
   * none; show it on `/login` (AUTH-32). Not called where the form was left meanwhile, and where
   * `<Activity>` hides it once it is shown.
   */
  onReset: (event: { message: string }) => void
}

/** Checks the token of a reset mail, then sets a new password. Source: AUTH-27..33, ERR-22..25, CF-150. */
export const ResetPassword = inBoundary('ResetPassword', Steps)

function Steps({ token, links, onReset, ...root }: ResetPasswordProps) {
  const t = useText(authWords)
  const [isDone, setDone] = useState(false)
  if (isDone) {
    return (
      <Notice {...root} links={<Link href={links.signIn}>{t('signIn.title')}</Link>}>
        <Banner tone="success">{t('auth.passwordReset')}</Banner>
      </Notice>
    )
  }
  if (!token) {
    return (
      <Notice {...root} links={<ResetLinks {...links} />}>
        <ErrorCard message={t(resetPasswordOutcome('missing-token'))} />
      </Notice>
    )
  }
  return (
    <CheckedForm
      {...root}
      key={token}
      token={token}
      links={links}
      onReset={(event) => {
        setDone(true)
        onReset(event)
      }}
    />
  )
}

function CheckedForm({ token, links, onReset, ...root }: ResetPasswordProps & { token: string }) {
  const { client } = useFleet()
  const t = useText(authWords)
  // A check that fails later keeps the form and its values: the server checks the token again on submit.
  const query = useQuery({ ...checkTokenQuery(client, token), staleTime: Number.POSITIVE_INFINITY })
  const error = useFailure(query)
  const form = useSend<ResetPasswordValues>({
    outcome(code: Code): AuthText {
      const message = resetPasswordOutcome(code)
      // The token was accepted before: an earlier press may have used it up, or a request that the browser repeated.
      return message === INVALID() ? 'resetPassword.mayBeReset' : message
    },
    async send({ password }) {
      const reply = await client.call(updatePassword, { token, password })
      return () => onReset({ message: reply.message || 'auth.passwordReset' })
    },
  })

  if (query.data && resetTokenAccepted(query.data))
    return <ResetPasswordForm {...root} links={links} {...form} />
  if (query.data || error) {
    // A server that fails has not looked at the token, and says nothing about the link (CF-150).
    const canRetry =
      error !== undefined && (isFailing(error) || explain(error, INVALID) === 'auth.unreachable')
    const unanswered = isFailing(error) ? 'failure.server' : 'auth.unreachable'
    return (
      <Notice {...root} links={<ResetLinks {...links} />}>
        <ErrorCard
          message={t(canRetry ? unanswered : INVALID())}
          onRetry={canRetry ? () => void query.refetch({ cancelRefetch: false }) : undefined}
          isRetrying={query.isFetching}
        />
      </Notice>
    )
  }
  return (
    <Notice {...root}>
      <div role="status" data-part="waiting">
        <Spinner label={t('common.loading')} /> {t('resetPassword.checking')}
      </div>
    </Notice>
  )
}

const INVALID = () => 'auth.invalidToken' as const

function Notice({ links, children, ...root }: { links?: ReactNode; children: ReactNode } & RootProps) {
  const t = useText(authWords)
  return (
    <AuthFrame {...root} data-component="ResetPassword">
      <h1>{t('resetPassword.title')}</h1>
      {children}
      {links ? <p data-part="links">{links}</p> : null}
    </AuthFrame>
  )
}
