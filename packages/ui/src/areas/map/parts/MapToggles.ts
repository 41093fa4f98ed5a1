import { Toolbar } from 'react-aria-components/Toolbar'
import { styled } from 'styled-components'

/** The toggles of a map's card: one tab stop, with arrow keys between them. */
export const MapToggles = styled(Toolbar)`
  display: grid;
  gap: var(--fleet-space-2);
  min-width: 0;
`

/** Toggles side by side. */
export const ToggleRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--fleet-space-4);
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  > legend {
    padding: 0;
    color: var(--fleet-color-text-muted);
    font-size: var(--fleet-text-xs);
  }
`
