import type { Theme } from '@fleetgis/domain/i18n'
import { BURMESE_LINE_HEIGHT } from './burmeseLineHeight.ts'
import { colourToken, palette } from './palette.ts'

function colours(theme: Theme): string {
  return Object.entries(palette[theme])
    .map(([name, value]) => `${colourToken(name)}: ${value};`)
    .join('\n')
}

/**
 * First tier: the values. Text sizes follow `--fleet-rem`: 16 px, because a page may give its root any size; the
 * browser's text size where the kit owns the page.
 */
const BASE = `
--fleet-rem: 16px;
--fleet-space-1: 4px;
--fleet-space-2: 8px;
--fleet-space-3: 12px;
--fleet-space-4: 16px;
--fleet-space-5: 20px;
--fleet-space-6: 24px;
--fleet-space-8: 32px;
--fleet-font-family: 'Noto Sans Myanmar', ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', sans-serif;
--fleet-text-xs: calc(0.75 * var(--fleet-rem));
--fleet-text-s: calc(0.875 * var(--fleet-rem));
--fleet-text-m: var(--fleet-rem);
--fleet-text-l: calc(1.25 * var(--fleet-rem));
--fleet-text-xl: min(calc(1.75 * var(--fleet-rem)), 12vw);
--fleet-line-height: 1.45;
--fleet-line-height-tight: 1.2;
--fleet-weight-strong: 600;
--fleet-tracking-tight: -0.015em;
--fleet-radius-s: 6px;
--fleet-radius-m: 10px;
--fleet-radius-l: 16px;
--fleet-radius-full: 999px;
--fleet-duration: 140ms;
--fleet-ease: cubic-bezier(0.2, 0, 0, 1);
--fleet-z-sticky: 10;
--fleet-z-popover: 100;
--fleet-z-modal: 200;
--fleet-z-toast: 300;
--fleet-focus-width: 2px;
--fleet-focus-offset: 2px;
`

/** Second tier: the use of the values in parts. */
const PARTS = `
--fleet-control-height: 36px;
--fleet-control-radius: var(--fleet-radius-s);
--fleet-control-text: var(--fleet-text-s);
--fleet-field-background: var(--fleet-color-surface);
--fleet-field-border: var(--fleet-color-control);
--fleet-card-background: var(--fleet-color-surface);
--fleet-card-border: var(--fleet-color-line);
--fleet-card-radius: var(--fleet-radius-m);
--fleet-bar-height: 52px;
--fleet-row-height: 44px;
`

/** Touch screens: controls need 44 px, and iOS zooms into fields with text below 16 px. */
const COARSE = `
--fleet-control-height: 44px;
--fleet-control-text: var(--fleet-text-m);
`

/** More on a screen, for a mouse: less space between and inside parts. */
const COMPACT = `
--fleet-space-3: 8px;
--fleet-space-4: 12px;
--fleet-space-5: 14px;
--fleet-space-6: 16px;
--fleet-space-8: 24px;
`

/** Not on touch screens. */
const COMPACT_TARGETS = `
--fleet-control-height: 32px;
--fleet-bar-height: 44px;
--fleet-row-height: 36px;
`

/** Burmese stacks marks above and below its letters: it needs taller lines, larger letters and no tracking. */
const BURMESE = `
--fleet-font-family: 'Noto Sans Myanmar', 'Pyidaungsu', 'Myanmar Text', 'Padauk', ui-sans-serif, system-ui, sans-serif;
--fleet-text-xs: var(--fleet-rem);
--fleet-text-s: var(--fleet-rem);
--fleet-text-xl: min(calc(1.5 * var(--fleet-rem)), 12vw);
--fleet-line-height: ${BURMESE_LINE_HEIGHT};
--fleet-line-height-tight: ${BURMESE_LINE_HEIGHT};
--fleet-tracking-tight: 0;
--fleet-control-height: 44px;
`

const SHADOWS: Record<Theme, string> = {
  light: `
--fleet-shadow-1: 0 1px 2px rgb(12 34 28 / 8%);
--fleet-shadow-2: 0 2px 4px rgb(12 34 28 / 6%), 0 8px 20px rgb(12 34 28 / 10%);
--fleet-shadow-3: 0 4px 8px rgb(12 34 28 / 8%), 0 20px 48px rgb(12 34 28 / 16%);
`,
  dark: `
--fleet-shadow-1: 0 1px 2px rgb(0 0 0 / 40%);
--fleet-shadow-2: 0 2px 6px rgb(0 0 0 / 40%), 0 8px 24px rgb(0 0 0 / 40%);
--fleet-shadow-3: 0 4px 10px rgb(0 0 0 / 45%), 0 20px 56px rgb(0 0 0 / 55%);
`,
}

/** Tiles are drawn for a light page. */
const TILE_FILTERS: Record<Theme, string> = {
  light: '--fleet-tile-filter: none;',
  dark: '--fleet-tile-filter: invert(1) hue-rotate(180deg) brightness(0.9) contrast(0.85);',
}

/** The rules, with the selectors that `at` makes of theirs. */
const rules = (at: (selector: string) => string) => `
${at('&')} { ${BASE} ${PARTS} }
${at('&[data-page]')} { --fleet-rem: 1rem; }
${at("&[data-theme='light']")} { color-scheme: light; ${colours('light')} ${SHADOWS.light} ${TILE_FILTERS.light} }
${at("&[data-theme='dark']")} { color-scheme: dark; ${colours('dark')} ${SHADOWS.dark} ${TILE_FILTERS.dark} }
${at("&[data-density='compact']")} { ${COMPACT} }
@media not all and (pointer: coarse) { ${at("&[data-density='compact']")} { ${COMPACT_TARGETS} } }
${at('&:lang(my)')} { ${BURMESE} }
@media (pointer: coarse) { ${at('&')} { ${COARSE} } }
@media (prefers-reduced-motion: reduce) { ${at('&')} { --fleet-duration: 0.01ms; } }
@media (forced-colors: active) { ${at('&')} { --fleet-focus-width: 3px; } }
`

/**
 * The tokens of the root element, by its `data-theme`, `data-density` and `lang`. They have no specificity, so that a partner's tokens
 * override them; Chrome 87 has no `:where`, and gets them with specificity.
 */
export const tokens = `
${rules((selector) => `:where(${selector})`)}
@supports not selector(:where(a)) {
  ${rules((selector) => selector)}
  & *, & *::before, & *::after { box-sizing: border-box; }
  & button, & input, & select, & textarea { font-family: inherit; letter-spacing: inherit; }
}
`
