import type { MessageKey } from '@fleetgis/domain/auth'
import { Button } from '../../../primitives/actions/Button.tsx'
import { LeavingButton } from '../../../primitives/actions/LeavingButton.tsx'
import { Banner } from '../../../primitives/feedback/Banner.tsx'
import { Spinner } from '../../../primitives/feedback/Spinner.tsx'
import type { RootProps } from '../../../primitives/rootProps.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { AuthFrame } from '../AuthFrame.ts'
import { authWords } from '../words.ts'

export interface VerifyAccountViewProps extends RootProps {
  /** The result; a spinner without it (AUTH-35). */
  outcome?: MessageKey | undefined
  /** Retries after a failed request (CF-150). */
  onRetry?: (() => void) | undefined
  isRetrying?: boolean
  /** `Go to Sign In` was pressed. Enabled in every state. */
  onGoToSignIn: () => void
}

const SUCCESSES: ReadonlySet<MessageKey> = new Set<MessageKey>([
  'auth.signupVerified',
  'auth.alreadyVerified',
])

/** A spinner, then a message, and the link to the sign-in. Source: AUTH-35. */
export function VerifyAccountView({
  outcome,
  onRetry,
  isRetrying = false,
  onGoToSignIn,
  ...root
}: VerifyAccountViewProps) {
  const t = useText(authWords)
  return (
    <AuthFrame {...root} data-component="VerifyAccount">
      <h1>{t('verify.title')}</h1>
      {/* A region that is there before the result: one that comes with its text may not be announced. */}
      <div aria-live="polite">
        {outcome === undefined ? (
          <div role="status" data-part="waiting">
            <Spinner label={t('common.loading')} /> {t('verify.checking')}
          </div>
        ) : (
          <Banner
            tone={SUCCESSES.has(outcome) ? 'success' : 'danger'}
            action={
              onRetry && (
                <LeavingButton onPress={onRetry} isPending={isRetrying}>
                  {t('common.retry')}
                </LeavingButton>
              )
            }
          >
            {t(outcome)}
          </Banner>
        )}
      </div>
      <Button variant="primary" isWide onPress={onGoToSignIn}>
        {t('verify.goToSignIn')}
      </Button>
    </AuthFrame>
  )
}
