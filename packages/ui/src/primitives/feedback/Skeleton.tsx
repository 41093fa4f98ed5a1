import { styled } from 'styled-components'
import type { RootProps } from '../rootProps.ts'

export interface SkeletonProps extends RootProps<HTMLSpanElement> {
  /** A CSS length; `100%` unless given. */
  width?: string
  /** A CSS length; the height of a line of text unless given. */
  height?: string
  /** `text` is a line, `block` a picture or a card, `circle` an avatar; `text` unless given. */
  variant?: 'text' | 'block' | 'circle'
}

/** A placeholder in the approximate size of content that loads. Hidden from screen readers. */
export function Skeleton({ width = '100%', height, variant = 'text', style, ...root }: SkeletonProps) {
  return (
    <Bar
      {...root}
      aria-hidden
      style={{ width, height, ...style }}
      data-component="Skeleton"
      data-variant={variant}
    />
  )
}

const Bar = styled.span`
  display: inline-block;
  height: 1em;
  border-radius: var(--fleet-radius-s);
  /* Visible on every background of both themes, including dialogs. */
  background: var(--fleet-color-sunken);
  background: color-mix(in srgb, var(--fleet-color-control) 20%, transparent);
  vertical-align: middle;
  animation: fleet-skeleton 1.2s ease-in-out infinite alternate;

  &[data-variant='block'] {
    display: block;
    height: 96px;
    border-radius: var(--fleet-radius-m);
  }
  &[data-variant='circle'] {
    border-radius: var(--fleet-radius-full);
  }

  @keyframes fleet-skeleton {
    to {
      opacity: 0.45;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`
