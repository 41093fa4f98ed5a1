import { styled } from 'styled-components'
import { LOW_MAP, SHORT_MAP } from './shortMap.ts'

/** The overlay beside the map's buttons. Pointer events pass through between its parts. */
export const MapOver = styled.div`
  container: fleet-map-over / inline-size;
  position: absolute;
  z-index: 620;
  inset: var(--fleet-space-3) auto auto var(--fleet-space-3);
  display: flex;
  flex-direction: column;
  max-height: calc(100% - 2 * var(--fleet-space-3));
  width: min(300px, 100% - 2 * var(--fleet-space-3));
  pointer-events: none;

  /* The whole width, so that no button shows behind it. */
  @media (max-width: 639px) {
    width: calc(100% - 2 * var(--fleet-space-3));
  }

  /* Folded or not, half of the map stays in sight; a lower map has the rule below. */
  @media (min-height: 601px) {
    [data-narrow] > & {
      width: calc(100% - 2 * var(--fleet-space-3));
      max-height: calc(50% - var(--fleet-space-3));
    }
  }

  > * {
    pointer-events: auto;
  }
  /* Leaves the row of the map's buttons free. */
  ${SHORT_MAP} {
    --control: 30px;
    max-height: calc(100% - var(--control) - var(--map-credit) - 2 * var(--fleet-space-3));

    @media (pointer: coarse) {
      --control: 44px;
    }
    > * {
      overflow-y: auto;
    }
  }
  /* A sheet over the whole map, which comes back when the card folds. */
  ${LOW_MAP} {
    [data-narrow][data-unfolded] > & {
      inset: 0;
      width: 100%;
      max-height: none;
    }
    [data-narrow][data-unfolded] > & > [data-part='card'] {
      flex: 1;
      border: 0;
      border-radius: 0;
    }
  }
`

/** A card in the middle of a map. */
export const MapMiddle = styled.div`
  position: absolute;
  z-index: 630;
  inset: 0;
  display: grid;
  align-content: center;
  padding: var(--fleet-space-4);
  pointer-events: none;

  > * {
    justify-self: center;
    width: min(100%, 26 * var(--fleet-rem));
    box-shadow: var(--fleet-shadow-3);
    pointer-events: auto;
  }
`
