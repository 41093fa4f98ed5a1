const all = (names: string, value: string) => names.replace(/\S+/g, `$&:${value};`)

const ANY = `display position inset float clear z-index margin padding border border-radius outline box-shadow background
min-width max-width min-height max-height vertical-align align-self justify-self flex order opacity filter transform
transition animation cursor pointer-events visibility color font letter-spacing word-spacing text-align text-indent
text-decoration text-shadow text-transform white-space word-break overflow-wrap list-style`

const BOXES = `width height overflow align-items align-content justify-items justify-content gap flex-direction flex-wrap
object-fit resize -webkit-appearance border-collapse border-spacing table-layout caption-side`

/** Attributes of SVG set them too, below every rule; `revert` would remove those with the rules. */
const DRAWN = 'width height fill stroke stroke-width stroke-linecap stroke-linejoin stroke-dasharray'

/** The provider's element and the parts in it, at the specificity of six elements: below every class. */
const ROOT = ':where(&):not(x x x x x x)'
const PART = ':where(& :is([data-component], [data-component] *)):not(x x x x x x)'

/**
 * Takes back what a page around the kit sets on elements by their names, such as `button { float: right }`: in the parts of
 * the kit, and not in a partner's content between them. A class of the kit or of the partner overrides it. Browsers
 * before Chrome 88 and Safari 14 keep the rules of the page.
 */
export const hostRules = `
@supports selector(:where(a)) {
${ROOT}, ${PART} { ${all(ANY, 'revert')} box-sizing: border-box; }
${PART}:not(svg, svg *) { ${all(BOXES, 'revert')} }
${PART}:is(svg, svg *) { ${all(DRAWN, 'revert-layer')} }
${PART}:is(button, input, select, textarea) { font: inherit; letter-spacing: inherit; }
${PART}:where([hidden]) { display: none; }
}
`
