/**
 * What the map uses of Leaflet 1.9's style sheet. It comes with the other styles, and not as a file of its own: a shadow
 * root, a page without a bundler and a build without a loader for style sheets have it too.
 */
export const leafletLayout = `
  .leaflet-pane,
  .leaflet-tile,
  .leaflet-tile-container,
  .leaflet-pane > svg,
  .leaflet-pane > canvas,
  .leaflet-zoom-box,
  .leaflet-layer {
    position: absolute;
    left: 0;
    top: 0;
  }
  .leaflet-container {
    overflow: hidden;
    -webkit-tap-highlight-color: transparent;
  }
  .leaflet-tile {
    filter: inherit;
    visibility: hidden;
    user-select: none;
    -webkit-user-select: none;
    -webkit-user-drag: none;
  }
  .leaflet-tile::selection {
    background: transparent;
  }
  .leaflet-tile-loaded {
    visibility: inherit;
  }
  .leaflet-container .leaflet-tile {
    max-width: none !important;
    max-height: none !important;
    width: auto;
    padding: 0;
    mix-blend-mode: plus-lighter;
  }
  .leaflet-safari .leaflet-tile {
    image-rendering: -webkit-optimize-contrast;
  }
  .leaflet-safari .leaflet-tile-container {
    width: 1600px;
    height: 1600px;
    transform-origin: 0 0;
  }
  .leaflet-container.leaflet-touch-zoom {
    touch-action: pan-x pan-y;
  }
  .leaflet-container.leaflet-touch-drag {
    touch-action: pinch-zoom;
  }
  .leaflet-container.leaflet-touch-drag.leaflet-touch-zoom {
    touch-action: none;
  }
  .leaflet-zoom-box {
    z-index: 800;
    width: 0;
    height: 0;
    border: 2px dotted #38f;
    background: rgb(255 255 255 / 50%);
  }
  .leaflet-pane {
    z-index: 400;
  }
  .leaflet-tile-pane {
    z-index: 200;
  }
  .leaflet-map-pane canvas {
    z-index: 100;
  }
  .leaflet-map-pane svg {
    z-index: 200;
  }
  .leaflet-zoom-animated {
    transform-origin: 0 0;
  }
  .leaflet-zoom-anim .leaflet-zoom-animated {
    transition: transform 0.25s cubic-bezier(0, 0, 0.25, 1);
  }
  .leaflet-zoom-anim .leaflet-tile,
  .leaflet-pan-anim .leaflet-tile {
    transition: none;
  }
  .leaflet-zoom-anim .leaflet-zoom-hide {
    visibility: hidden;
  }
  .leaflet-interactive {
    cursor: pointer;
  }
  .leaflet-grab {
    cursor: grab;
  }
  .leaflet-crosshair,
  .leaflet-crosshair .leaflet-interactive {
    cursor: crosshair;
  }
  .leaflet-dragging .leaflet-grab,
  .leaflet-dragging .leaflet-grab .leaflet-interactive {
    cursor: grabbing;
  }
  .leaflet-pane > svg path,
  .leaflet-tile-container {
    pointer-events: none;
  }
`
