/** Raises a selector by eight element names: above element selectors of a page's sheet, and below every class. */
const raised = (selector: string, count = 8) => `:where(${selector})${':not(fleet-none)'.repeat(count)}`

/** What holds a partner's own parts: these elements have no look, and their content is not the kit's. */
const HOLDERS = ['Fleet', 'WidgetBoundary', 'BeyondWidget'].map((name) => `[data-component='${name}']`)
/** The components of the kit. */
const PART = `& [data-component]${HOLDERS.map((holder) => `:not(${holder})`).join('')}`
const ICON = `${PART} svg`
const SHAPE = `${ICON} *`
/** All elements whose styles come from classes alone: frames of a bot check have a size of their own. */
const ELEMENT = [PART, `${PART} *`]
  .map((selector) => `${selector}:not(iframe):not(svg):not(svg *)`)
  .join(', ')
/** Parts of a line of text, which take its size and weight. */
const INLINE = ['Link', 'Spinner', 'Badge'].map((name) => `:not([data-component='${name}'])`).join('')
/** A component that is in no other: what is around it may be a partner's own element. */
const OUTERMOST = `${PART}${INLINE}:not([data-component]${PART.slice('& [data-component]'.length)} *)`
const CONTROL = ['button', 'input', 'select', 'textarea'].map(
  (name) => `${PART} ${name}, & ${name}${PART.slice(2)}`,
)

const BEFORE_AND_AFTER = ['::before', '::after'].map((part) => raised(`${PART}, ${PART} *`) + part).join(', ')

/** The attributes of icons, which count less than any rule of a sheet. */
const ICON_SIZES = [12, 14, 16, 18, 20, 22, 24, 26, 28, 32, 36, 44, 48, 56, 64]
const PAINTS = ['none', 'currentColor', 'var(--fleet-color-accent)']
const STROKES = [1.5, 2, 2.5, 3]

function keep(selector: string, name: string, values: readonly (string | number)[], unit = ''): string {
  const rules = values.map(
    (value) => `${raised(`${selector}[${name}='${value}']`, 9)} { ${name}: ${value}${unit}; }`,
  )
  return rules.join('\n')
}

/** What an element inherits, as the kit has it. Colour and alignment may be a partner's choice for a part. */
const INHERITED = `
font-family: var(--fleet-font-family);
font-size: var(--fleet-text-s);
font-style: normal;
font-variant: normal;
font-stretch: normal;
font-weight: 400;
font-feature-settings: normal;
line-height: var(--fleet-line-height);
letter-spacing: normal;
word-spacing: normal;
word-break: normal;
overflow-wrap: anywhere;
white-space: normal;
hyphens: manual;
text-indent: 0;
text-shadow: none;
text-transform: none;
text-rendering: auto;
-webkit-font-smoothing: auto;
list-style: disc outside;
cursor: auto;
direction: ltr;
`

/**
 * Keeps the sheets of the page around the kit out of it: what elements inherit from the page, and rules for elements, such
 * as \`button { float: right }\`. Rules for classes and ids do not meet the kit's elements, and those for its
 * \`data-component\` count. A partner's own children of the provider keep the page's rules for elements.
 */
export const hostSheets = `
${raised('&')} { all: revert; }
color: var(--fleet-color-text);
text-align: start;
${INHERITED}

${raised(`${HOLDERS.map((holder) => `& ${holder}`).join(', ')}, ${ELEMENT}`)} { all: revert; }
${BEFORE_AND_AFTER} { all: revert; box-sizing: border-box; }
${raised(`${PART}, ${PART} *`, 9)} { box-sizing: border-box; }
${raised(CONTROL.join(', '), 9)} { font: inherit; letter-spacing: inherit; }
${raised(OUTERMOST, 9)} { ${INHERITED} }

${raised(ICON)} {
  position: static;
  display: inline;
  float: none;
  max-width: none;
  max-height: none;
  min-width: 0;
  min-height: 0;
  margin: 0;
  padding: 0;
  border: 0;
  border-radius: 0;
  outline: none;
  background: none;
  box-shadow: none;
  filter: none;
  opacity: 1;
  transform: none;
  transition: none;
  vertical-align: baseline;
  cursor: inherit;
}
${raised(SHAPE)} { outline: none; }
${raised(`${SHAPE}:not([fill])`)} { fill: inherit; }
${raised(`${SHAPE}:not([stroke])`)} { stroke: inherit; }
${raised(`${SHAPE}:not([stroke-width])`)} { stroke-width: inherit; }
${keep(ICON, 'width', ICON_SIZES, 'px')}
${keep(ICON, 'height', ICON_SIZES, 'px')}
${keep(`${PART} `, 'fill', PAINTS)}
${keep(`${PART} `, 'stroke', PAINTS)}
${keep(`${PART} `, 'stroke-width', STROKES)}
`
