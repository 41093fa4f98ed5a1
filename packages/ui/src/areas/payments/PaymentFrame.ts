import { styled } from 'styled-components'

/** The column of a payment page: a large icon, what has happened, and what can be done. */
export const PaymentFrame = styled.section`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: var(--fleet-space-3);
  box-sizing: border-box;
  width: 100%;
  max-width: 420px;
  min-height: min(70vh, 480px);
  margin-inline: auto;
  padding-block: var(--fleet-space-8);
  text-align: center;

  > * {
    margin: 0;
    min-width: 0;
    max-width: 100%;
  }
  > svg {
    color: var(--fleet-color-text-muted);
  }
  > svg[data-colour='green'] {
    color: var(--fleet-color-green);
  }
  > svg[data-colour='red'] {
    color: var(--fleet-color-red);
  }
  > svg[data-colour='orange'] {
    color: var(--fleet-color-orange);
  }
  > [data-part='message'] {
    font-size: var(--fleet-text-l);
    font-weight: var(--fleet-weight-strong);
    white-space: pre-line;
    outline: none;
  }
  > [data-part='hint'] {
    color: var(--fleet-color-text-muted);
  }
  > [data-part='mark'] {
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-s);
  }
  > dl {
    box-sizing: border-box;
    width: 100%;
    gap: var(--fleet-space-2);
    margin-top: var(--fleet-space-2);
    padding: var(--fleet-space-4);
    border: 1px solid var(--fleet-card-border);
    border-radius: var(--fleet-card-radius);
    background: var(--fleet-card-background);
  }
`
