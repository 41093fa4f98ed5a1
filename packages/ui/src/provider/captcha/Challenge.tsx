import type { Theme } from '@fleetgis/domain/i18n'
import { useEffect, useId, useRef } from 'react'
import { styled } from 'styled-components'
import type { Recaptcha } from './recaptcha.ts'

interface ChallengeProps {
  api: Recaptcha
  siteKey: string
  theme: Theme
  label: string
  /** A change resets the challenge. */
  round: number
  /** The message for an unsolved challenge, once it should show. */
  error: string | undefined
  /** Called with the token of a solved challenge; with undefined when it expires or fails. */
  onToken: (token: string | undefined) => void
}

/** The width of the challenge. */
const NORMAL_WIDTH = 304

/**
 * Around the challenge, and around what is shown while its script loads or where it fails. The height of the challenge
 * and two lines for the error are reserved, or that of the failure, whose three lines and button are higher on a phone, so
 * that the form does not move under a press.
 */
export const ChallengeFrame = styled.div`
  min-height: calc(
    max(78px, 2 * var(--fleet-space-2) + 2 * var(--fleet-control-height)) + 2 * var(--fleet-text-s) *
      var(--fleet-line-height)
  );

  > p {
    margin: 0;
    color: var(--fleet-color-red);
    font-size: var(--fleet-text-s);
  }
`

/** The embedded challenge of captcha type 1. Source: AUTH-21. */
export function Challenge({ api, siteKey, theme, label, round, error, onToken }: ChallengeProps) {
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const widget = useRef<number>(undefined)
  const latestOnToken = useRef(onToken)
  useEffect(() => {
    latestOnToken.current = onToken
  })

  useEffect(() => {
    const container = document.createElement('div')
    frame.current?.append(container)
    widget.current = api.render(container, {
      sitekey: siteKey,
      theme,
      size: (frame.current?.clientWidth ?? 0) < NORMAL_WIDTH ? 'compact' : 'normal',
      callback: (token) => latestOnToken.current(token),
      'expired-callback': () => latestOnToken.current(undefined),
      'error-callback': () => latestOnToken.current(undefined),
    })
    return () => {
      latestOnToken.current(undefined)
      container.remove()
    }
  }, [api, siteKey, theme])

  useEffect(() => {
    if (round > 0 && widget.current !== undefined) api.reset(widget.current)
  }, [api, round])

  return (
    <ChallengeFrame
      role="group"
      aria-label={label}
      aria-describedby={error ? id : undefined}
      data-component="Challenge"
    >
      <div ref={frame} />
      <p id={id} role="status">
        {error}
      </p>
    </ChallengeFrame>
  )
}
