import { styled } from 'styled-components'

/** The column of an auth page: heading, lead, content and links. */
export const AuthFrame = styled.section`
  display: grid;
  gap: var(--fleet-space-4);

  > h1 {
    margin: 0;
    font-size: var(--fleet-text-xl);
    font-weight: var(--fleet-weight-strong);
    letter-spacing: var(--fleet-tracking-tight);
    line-height: var(--fleet-line-height-tight);
  }
  > [data-part='lead'] {
    margin: calc(-1 * var(--fleet-space-2)) 0 0;
    color: var(--fleet-color-text-muted);
  }
  /* The space of a message and of an error is reserved, so that neither moves the form. */
  > [data-part='messages'] {
    display: grid;
    gap: var(--fleet-space-2);
    min-height: calc(1em * var(--fleet-line-height) + 2 * var(--fleet-space-2));
    margin-block: calc(-1 * var(--fleet-space-2));
  }
  > [data-component='TextField'] {
    align-content: flex-start;
    min-height: calc(
      2 * var(--fleet-text-s) * var(--fleet-line-height) + var(--fleet-control-height) + 2 *
        var(--fleet-space-1)
    );
    margin-bottom: calc(-1 * var(--fleet-space-1));
  }
  > [data-part='links'] {
    margin: 0;
    color: var(--fleet-color-text-muted);
  }
  > [data-part='links'] > a {
    display: inline-flex;
    align-items: center;
  }
  > [data-part='links'] > a:not(:last-child) {
    margin-inline-end: var(--fleet-space-4);
  }
  @media (pointer: coarse) {
    > [data-part='links'] > a {
      min-height: 44px;
    }
  }
  [data-part='waiting'] {
    display: flex;
    align-items: center;
    gap: var(--fleet-space-2);
    margin: 0;
    color: var(--fleet-color-text-muted);
  }
`
