import { styled } from 'styled-components'
import { leafletLayout } from './leafletLayout.ts'

/** The container of a map: the theme's styles for Leaflet's parts. */
export const FleetMapFrame = styled.div`
  position: relative;
  /* Leaflet's layers stay below the page's own overlays. */
  isolation: isolate;
  width: 100%;
  height: 100%;
  min-height: 240px;
  overflow: hidden;
  background: var(--fleet-color-sunken);
  /* Buttons stand above the credit, which has two lines of enlarged text (decision 57). */
  --map-credit: calc(2 * var(--fleet-rem));

  ${leafletLayout}

  > [data-component='PartFailed'] {
    position: absolute;
    z-index: 600;
    inset: var(--fleet-space-8) var(--fleet-space-3) auto;
  }

  .leaflet-container {
    width: 100%;
    height: 100%;
    background: none;
    font: inherit;
  }

  .leaflet-container[data-over-vehicle] {
    cursor: pointer;
  }

  .leaflet-fleet-ground-pane {
    z-index: 250;
    pointer-events: none;
  }

  .leaflet-fleet-trips-pane {
    z-index: 420;
    pointer-events: none;
  }

  .leaflet-fleet-vehicles-pane {
    z-index: 450;
    pointer-events: none;
  }

  .leaflet-tile {
    filter: var(--fleet-tile-filter);
  }

  /* Of the loading bar, which comes and goes: a component that brings such rules has the browser restyle the page. */
  @keyframes fleet-map-asking {
    from {
      transform: translateX(-100%);
    }
    to {
      transform: translateX(100%);
    }
  }
  @media (prefers-reduced-motion: reduce) {
    /* A full bar, after the same delay. */
    > [data-part='loading']:not([data-counted]) > i {
      animation: fleet-map-asking 1ms 300ms backwards;
    }
  }
  @media (forced-colors: active) {
    > [data-part='loading'] > i {
      background: Highlight;
    }
  }
`
