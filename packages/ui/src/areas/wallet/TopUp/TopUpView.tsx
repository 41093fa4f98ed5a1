import type { TopUpState } from '@fleetgis/domain/wallet'
import { type ReactNode, useId, useState } from 'react'
import { styled } from 'styled-components'
import { moneyText } from '../../../i18n/moneyText.ts'
import { Button } from '../../../primitives/actions/Button.tsx'
import { Banner } from '../../../primitives/feedback/Banner.tsx'
import { ErrorCard } from '../../../primitives/feedback/ErrorCard.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton.tsx'
import { Spinner } from '../../../primitives/feedback/Spinner.tsx'
import { lazily } from '../../../primitives/lazily.tsx'
import { LazyModalFrame } from '../../../primitives/overlays/lazyModalFrame.ts'
import { StepButtons } from '../../../primitives/overlays/StepButtons.ts'
import type { RootProps } from '../../../primitives/rootProps.ts'
import { useText } from '../../../provider/FleetContext.ts'
import { Lines } from '../../../provider/Lines.ts'
import type { KeptDraft } from '../../../provider/useKeptDraft.ts'
import { useOfflineSince } from '../../../provider/useOfflineSince.ts'
import type { PinAnswer } from '../PinPad/PinResult.ts'
import { type WalletText, walletWords } from '../words.ts'
import { FocusedText } from './FocusedText.tsx'
import { SMALL_WINDOW } from './smallWindow.ts'
import { TopUpAmount } from './TopUpAmount.tsx'
import { TopUpConfirm } from './TopUpConfirm.tsx'
import { TopUpFacts } from './TopUpFacts.ts'
import type { TopUpModel } from './TopUpModel.ts'

export interface TopUpViewProps extends RootProps {
  /** The step of the popup, and what it shows. */
  model: TopUpModel
  /** Keeps the typed amount until it is sent or discarded. */
  draft?: KeptDraft | undefined
  /** The title of every step before the confirmation; `topUp.title` unless given. */
  title?: WalletText | undefined
  /** Amounts in MMK that a press fills in; none by default. */
  amounts?: readonly number[] | undefined
  /** An amount was submitted. */
  onAmount: (given: { amount: number }) => void
  /** A PIN was entered; the resolved result is shown. */
  onPin: (entered: { pin: string }) => PinAnswer
  /** Goes back to the amount. */
  onBack: () => void
  /** The confirmation was accepted. */
  onConfirm: () => void
  /** Checks with the server again after a failed or undecided check. */
  onRetry: () => void
  /** Chooses another group, in place of checking again. CF-174. */
  onOtherGroup?: (() => void) | undefined
  /** Cancel, OK, Escape, the x or a press outside. Not called while money is in flight. */
  onClose: () => void
}

const PinPad = lazily(
  () => import('../PinPad/PinPad.tsx').then((file) => file.PinPad),
  <Skeleton variant="block" />,
)

const NONE: readonly never[] = []
const NO_AMOUNT = { amount: '' }

const Step = styled.div`
  display: grid;
  gap: var(--fleet-space-4);

  > p {
    margin: 0;
    white-space: pre-line;
  }
  @media ${SMALL_WINDOW} {
    gap: var(--fleet-space-2);
  }
`

const Waiting = styled.div`
  display: flex;
  align-items: center;
  gap: var(--fleet-space-3);
`

/** What the popup waits for. */
const Underway = ({ text }: { text: string }) => (
  <Waiting role="status">
    <Spinner label={text} />
    {text}
  </Waiting>
)

/**
 * The pure view of the top-up popup: the check, the amount, the PIN where required, the confirmation and the result.
 * Source: WAL-04, WAL-09..13, CF-65, CF-66, CF-120, ERR-21.
 */
export function TopUpView({
  model,
  draft,
  title = 'topUp.title',
  amounts = NONE,
  onAmount,
  onPin,
  onBack,
  onConfirm,
  onRetry,
  onOtherGroup,
  onClose,
  ...root
}: TopUpViewProps) {
  const t = useText(walletWords)
  const isOffline = useOfflineSince() !== undefined
  const [typed, setTyped] = useState(() => draft?.read(NO_AMOUNT).amount ?? '')
  function type(text: string) {
    setTyped(text)
    draft?.keep(NO_AMOUNT, { amount: text })
  }
  const { state, message } = model

  const steps: Record<TopUpState, () => ReactNode> = {
    idle: () =>
      message === undefined ? null : (
        <ErrorCard
          message={message}
          onRetry={onOtherGroup ?? onRetry}
          retryLabel={onOtherGroup && t('wallet.otherGroup')}
        />
      ),
    asking: () => (
      <Step>
        <Underway text={t(isOffline ? 'remote.offline' : 'topUp.asking')} />
        <Skeleton variant="block" />
        <Skeleton height="44px" />
      </Step>
    ),
    blocked: () => (
      <Step>
        <p role="alert">
          <Lines text={message || t('topUp.blocked')} />
        </p>
        <Ok onClose={onClose} />
      </Step>
    ),
    amount: () => (
      <TopUpAmount
        label={t(title)}
        model={model}
        amounts={amounts}
        typed={typed}
        draft={draft}
        onType={type}
        onAmount={onAmount}
        onClose={onClose}
        isOffline={isOffline}
      />
    ),
    pin: () => <EnterPin model={model} onPin={onPin} onBack={onBack} />,
    pinAsking: () => steps.pin(),
    confirming: () => (
      <TopUpConfirm model={model} onBack={onBack} onConfirm={onConfirm} isOffline={isOffline} />
    ),
    submitting: () => steps.confirming(),
    checking: () => <Checking model={model} onRetry={onRetry} />,
    resumed: () => steps.checking(),
    done: () => <Done model={model} onClose={onClose} />,
  }

  if (state === 'idle' && message === undefined) return null
  return (
    <LazyModalFrame
      {...root}
      title={t(state === 'confirming' || state === 'submitting' ? 'topUp.confirmTitle' : title)}
      role={state === 'blocked' ? 'alertdialog' : 'dialog'}
      isSending={state === 'submitting'}
      isLocked={state === 'pinAsking' || state === 'checking'}
      onClose={onClose}
    >
      <div data-component="TopUp" data-state={state}>
        {steps[state]()}
      </div>
    </LazyModalFrame>
  )
}

/** The PIN of the group, and its check. */
function EnterPin({ model, onPin, onBack }: Pick<TopUpViewProps, 'model' | 'onPin' | 'onBack'>) {
  const t = useText(walletWords)
  const { state, amount = 0, driverName } = model
  return (
    <Step>
      <p>{t('topUp.pinFor', { amount: moneyText(amount), driver: driverName })}</p>
      <PinPad onComplete={onPin} autoFocus />
      <StepButtons>
        <Button onPress={onBack} isDisabled={state === 'pinAsking'}>
          {t('topUp.back')}
        </Button>
      </StepButtons>
    </Step>
  )
}

/** The outcome is unknown, and the server is asked until it is known. */
function Checking({ model, onRetry }: Pick<TopUpViewProps, 'model' | 'onRetry'>) {
  const t = useText(walletWords)
  const { amount = 0, driverName, message } = model
  return (
    <Step>
      <Underway text={t('topUp.checking')} />
      <FocusedText>{t('topUp.notTwice', { amount: moneyText(amount), driver: driverName })}</FocusedText>
      {message ? (
        <Banner tone="warning" action={<Button onPress={onRetry}>{t('topUp.askNow')}</Button>}>
          {message}
        </Banner>
      ) : null}
    </Step>
  )
}

/** The money has moved. */
function Done({ model, onClose }: Pick<TopUpViewProps, 'model' | 'onClose'>) {
  const t = useText(walletWords)
  const { amount = 0, driverName, newBalance } = model
  const id = useId()
  return (
    <Step>
      <Banner tone="success">
        <span id={id}>{t('topUp.done', { amount: moneyText(amount), driver: driverName })}</span>
      </Banner>
      <TopUpFacts facts={[{ name: t('topUp.newBalance'), value: moneyText(newBalance), isMain: true }]} />
      <Ok onClose={onClose} describedBy={id} />
    </Step>
  )
}

/** `describedBy`: a region that comes with its text may not be announced, the button that takes the focus is. */
function Ok({ onClose, describedBy }: Pick<TopUpViewProps, 'onClose'> & { describedBy?: string }) {
  const t = useText(walletWords)
  return (
    <StepButtons>
      <Button variant="primary" onPress={onClose} autoFocus aria-describedby={describedBy}>
        {t('topUp.ok')}
      </Button>
    </StepButtons>
  )
}
