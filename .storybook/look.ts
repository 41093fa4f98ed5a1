import { create } from 'storybook/theming/create'
import { palette } from '../packages/ui/src/theme/palette.ts'

/** Storybook's theme: the product's colours, light or dark as the reader's system. */
export function look() {
  const base = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  const colours = palette[base]
  return create({
    base,
    brandTitle: 'Fleet GIS',
    brandImage: `./brand-${base}.svg`,
    colorPrimary: colours.accent,
    // The selected sidebar item is white on this colour.
    colorSecondary: base === 'dark' ? '#17827e' : colours.accent,
    appBg: colours.canvas,
    appContentBg: colours.surface,
    appPreviewBg: colours.canvas,
    appBorderColor: colours.line,
    appBorderRadius: 6,
    textColor: colours.text,
    textMutedColor: colours.textMuted,
    barBg: colours.surface,
    barTextColor: colours.textMuted,
    barHoverColor: colours.accent,
    barSelectedColor: colours.accent,
    inputBg: colours.surface,
    inputBorder: colours.control,
    inputTextColor: colours.text,
    inputBorderRadius: 6,
  })
}
