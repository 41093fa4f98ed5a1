import type { Theme } from '@fleetgis/domain/i18n'
import { useEffect, useId, useRef } from 'react'
import { styled } from 'styled-components'
import type { Recaptcha } from './recaptcha.ts'

interface ChallengeProps {
  api: Recaptcha
  siteKey: string
  theme: Theme
  label: string
  /** Another number asks for another challenge. */
  round: number
  /** That it has to be solved, once that is to be said. */
  error: string | undefined
  /** The token of a solved challenge; undefined once it has expired or failed. */
  onToken: (token: string | undefined) => void
}

/** The size that the challenge itself draws, kept free so that nothing jumps. */
const NORMAL_WIDTH = 304

const Frame = styled.div`
  min-height: 78px;

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
  const tell = useRef(onToken)
  useEffect(() => {
    tell.current = onToken
  })

  useEffect(() => {
    const container = document.createElement('div')
    frame.current?.append(container)
    widget.current = api.render(container, {
      sitekey: siteKey,
      theme,
      size: (frame.current?.clientWidth ?? 0) < NORMAL_WIDTH ? 'compact' : 'normal',
      callback: (token) => tell.current(token),
      'expired-callback': () => tell.current(undefined),
      'error-callback': () => tell.current(undefined),
    })
    return () => {
      tell.current(undefined)
      container.remove()
    }
  }, [api, siteKey, theme])

  useEffect(() => {
    if (round > 0 && widget.current !== undefined) api.reset(widget.current)
  }, [api, round])

  return (
    <Frame
      role="group"
      aria-label={label}
      aria-describedby={error ? id : undefined}
      data-component="Challenge"
    >
      <div ref={frame} />
      <p id={id} role="status">
        {error}
      </p>
    </Frame>
  )
}
