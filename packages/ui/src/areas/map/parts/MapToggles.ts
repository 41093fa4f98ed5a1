import { styled } from 'styled-components'

/** The checkboxes of a map's card, side by side. */
export const MapToggles = styled.div`
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
