import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Lines } from '../../provider/Lines.ts'
import type { Tone } from '../../provider/notifier/notifier.ts'
import { TONE_ICONS } from '../../provider/notifier/toneIcons.ts'
import type { RootProps } from '../rootProps.ts'

export interface BannerProps extends RootProps<HTMLDivElement> {
  /** `danger` is announced at once, the other tones when the screen reader pauses. */
  tone: Tone
  /** An action beside the message; below it where space is narrow. */
  action?: ReactNode
  children: ReactNode
}

const Box = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--fleet-space-2);
  padding: var(--fleet-space-2) var(--fleet-space-3);
  border-left: 3px solid var(--fleet-banner-mark);
  border-radius: var(--fleet-radius-s);
  background: var(--fleet-banner-background);
  color: var(--fleet-color-text);

  --fleet-banner-mark: var(--fleet-color-blue);
  --fleet-banner-background: var(--fleet-color-blue-soft);
  &[data-tone='success'] {
    --fleet-banner-mark: var(--fleet-color-green);
    --fleet-banner-background: var(--fleet-color-green-soft);
  }
  &[data-tone='warning'] {
    --fleet-banner-mark: var(--fleet-color-orange);
    --fleet-banner-background: var(--fleet-color-orange-soft);
  }
  &[data-tone='danger'] {
    --fleet-banner-mark: var(--fleet-color-red);
    --fleet-banner-background: var(--fleet-color-red-soft);
  }

  > svg {
    flex: none;
    width: 18px;
    height: calc(1em * var(--fleet-line-height));
    color: var(--fleet-banner-mark);
  }
  > div {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    align-items: start;
    gap: 0 var(--fleet-space-3);
    min-width: 0;
  }
  > div > span {
    flex: 1 1 16em;
    min-width: 0;
    white-space: pre-line;
  }
  /* Aligns the first line of the message with the button beside it. */
  &[data-action] > svg,
  &[data-action] > div > span {
    margin-block: calc((var(--fleet-control-height) - 1em * var(--fleet-line-height)) / 2);
  }
`

/** A message that stays beside the content that it is about. */
export function Banner({ tone, action, children, ...props }: BannerProps) {
  const Icon = TONE_ICONS[tone]
  return (
    <Box
      {...props}
      role={tone === 'danger' ? 'alert' : 'status'}
      data-component="Banner"
      data-tone={tone}
      data-action={action ? true : undefined}
    >
      <Icon aria-hidden />
      <div>
        <span>{typeof children === 'string' ? <Lines text={children} /> : children}</span>
        {action}
      </div>
    </Box>
  )
}
