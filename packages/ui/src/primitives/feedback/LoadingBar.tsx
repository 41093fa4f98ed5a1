import { styled } from 'styled-components'
import { useText } from '../../provider/FleetContext.ts'
import type { RootProps } from '../rootProps.ts'

export interface LoadingBarProps extends RootProps<HTMLDivElement> {
  /** While false the bar keeps its space, so that the layout does not shift. */
  isLoading: boolean
}

const Track = styled.div`
  height: 3px;
  overflow: hidden;
  border-radius: var(--fleet-radius-full);

  &[role='progressbar'] {
    background: var(--fleet-color-accent-soft);
  }
  &[role='progressbar']::before {
    content: '';
    display: block;
    width: 40%;
    height: 100%;
    border-radius: inherit;
    background: var(--fleet-color-accent);
    animation: fleet-loading-bar 1.2s var(--fleet-ease) infinite;
  }

  @keyframes fleet-loading-bar {
    from {
      transform: translateX(-100%);
    }
    to {
      transform: translateX(250%);
    }
  }
  @media (prefers-reduced-motion: reduce) {
    &[role='progressbar']::before {
      width: 100%;
      animation: none;
    }
  }
  @media (forced-colors: active) {
    &[role='progressbar']::before {
      background: Highlight;
    }
  }
`

/** A progress bar of the content below it. Source: PMAP-26. */
export function LoadingBar({ isLoading, ...root }: LoadingBarProps) {
  const t = useText()
  return (
    <Track
      {...root}
      data-component="LoadingBar"
      {...(isLoading ? { role: 'progressbar', 'aria-label': t('common.loading') } : {})}
    />
  )
}
