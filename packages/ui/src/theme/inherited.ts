/** What elements inherit, as the kit has it: a page around the kit may have set any of it. */
export const inherited = `
color: var(--fleet-color-text);
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
overflow-wrap: break-word;
overflow-wrap: anywhere;
white-space: normal;
hyphens: manual;
text-align: start;
text-indent: 0;
text-shadow: none;
text-transform: none;
list-style: disc outside;
cursor: auto;
direction: ltr;
`
