import type { ReactNode, SubmitEventHandler } from 'react'
import { Button } from '../../primitives/actions/Button.tsx'
import { Banner } from '../../primitives/feedback/Banner.tsx'
import type { RootProps } from '../../primitives/rootProps.ts'
import { AuthFrame } from './AuthFrame.ts'
import { EndedBanner } from './EndedBanner.tsx'
import { SuccessBanner } from './SuccessBanner.tsx'

/** The shared props of the form views. */
export interface AuthFormProps<Values> extends RootProps {
  /** Called with the values of a valid form. */
  onSubmit: (values: Values) => void
  /** Called when a submit is refused because of invalid fields. */
  onInvalid?: (() => void) | undefined
  /** While `sending` the button shows a spinner and submits are ignored (VAL-17, VAL-18). */
  status?: 'idle' | 'sending'
  /** The failure of the last submit. */
  message?: string | undefined
  /** The message of the previous page; shown for 5 s (AUTH-05, AUTH-06, AUTH-14). */
  success?: string | undefined
  /** The server's message about the session that it ended, plain text (CF-175). */
  endMessage?: string | undefined
  /** The bot check. */
  captcha?: ReactNode
}

/** A typed User ID that the app carries from one form to another. */
export interface TypedUserId {
  /** The initial User ID; empty unless given. */
  userId?: string | undefined
  /** Called with each change of the User ID. */
  onUserIdChange?: ((event: { userId: string }) => void) | undefined
}

interface AuthFormFrameProps
  extends Pick<AuthFormProps<never>, 'message' | 'success' | 'endMessage' | 'captcha'>,
    RootProps {
  title: string
  lead?: string
  submitLabel: string
  isSending: boolean
  onSubmit: SubmitEventHandler<HTMLFormElement>
  /** Below the button. */
  links: ReactNode
  children: ReactNode
}

/** The frame of an auth form: heading, messages, fields, bot check, button, links. */
export function AuthForm({
  title,
  lead,
  submitLabel,
  isSending,
  message,
  success,
  endMessage,
  captcha,
  onSubmit,
  links,
  children,
  ...root
}: AuthFormFrameProps) {
  return (
    <AuthFrame
      {...(root as RootProps<HTMLFormElement>)}
      as="form"
      noValidate
      aria-label={title}
      onSubmit={onSubmit}
      data-component="AuthForm"
    >
      <h1>{title}</h1>
      {lead ? <p data-part="lead">{lead}</p> : null}
      <div data-part="messages">
        <EndedBanner message={endMessage} />
        <SuccessBanner text={success} />
        {message ? <Banner tone="danger">{message}</Banner> : null}
      </div>
      {children}
      {captcha}
      <Button type="submit" variant="primary" isWide isPending={isSending}>
        {submitLabel}
      </Button>
      <p data-part="links">{links}</p>
    </AuthFrame>
  )
}
