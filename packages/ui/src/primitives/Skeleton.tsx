import { styled } from 'styled-components'

/** Stands where something will be, in about its size; `width` as CSS has it. Nothing for screen readers. */
export function Skeleton({ width = '100%' }: { width?: string }) {
  return <Bar aria-hidden style={{ width }} data-component="Skeleton" />
}

const Bar = styled.span`
  display: inline-block;
  height: 1em;
  border-radius: var(--fleet-radius-s);
  background: var(--fleet-color-sunken);
  vertical-align: middle;
  animation: fleet-skeleton 1.2s ease-in-out infinite alternate;

  @keyframes fleet-skeleton {
    to {
      opacity: 0.45;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`
