import type { Theme } from '@fleetgis/domain/i18n'

export const STATUS_COLOURS = [
  'green',
  'red',
  'gray',
  'orange',
  'neutral',
  'purple',
  'lightBlue',
  'blue',
] as const

/** The colours with a meaning, for markers, lines, badges and messages. */
export type StatusColour = (typeof STATUS_COLOURS)[number]

/**
 * The use of a colour. `line` separates parts, `control` borders controls, `soft` colours are behind text of their own
 * colour.
 */
type ColourRole =
  | 'canvas'
  | 'surface'
  | 'raised'
  | 'sunken'
  | 'line'
  | 'control'
  | 'text'
  | 'textMuted'
  | 'accent'
  | 'accentStrong'
  | 'accentSoft'
  | 'onAccent'
  | 'focus'
  | 'scrim'

export type ColourName = ColourRole | StatusColour | `${StatusColour}Soft`

/** The custom property of a colour. */
export const colourToken = (name: string) =>
  `--fleet-color-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

/**
 * Every colour of the product, in both themes. A status colour serves text and shapes: it has a contrast of 4.5:1 on
 * every background of its theme and on its own soft colour.
 */
export const palette = {
  light: {
    canvas: '#f0f4f2',
    surface: '#ffffff',
    raised: '#ffffff',
    sunken: '#e8eeeb',
    line: '#d3ddd8',
    control: '#74837d',
    text: '#12211c',
    textMuted: '#4b5b55',
    accent: '#0a6166',
    accentStrong: '#074a4e',
    accentSoft: '#d9eeec',
    onAccent: '#ffffff',
    focus: '#0a6166',
    scrim: 'rgb(10 22 19 / 45%)',
    green: '#14693a',
    greenSoft: '#dcf3e4',
    red: '#b0241b',
    redSoft: '#fce6e3',
    gray: '#55635d',
    graySoft: '#e5ebe8',
    orange: '#934700',
    orangeSoft: '#fdecd8',
    neutral: '#3b4954',
    neutralSoft: '#e3e9ee',
    purple: '#6f30a6',
    purpleSoft: '#f0e6fa',
    lightBlue: '#09678f',
    lightBlueSoft: '#d9f0fb',
    blue: '#1c4bc9',
    blueSoft: '#e2eafe',
  },
  dark: {
    canvas: '#0b1412',
    surface: '#131f1c',
    raised: '#1a2925',
    sunken: '#0e1916',
    line: '#2a3c36',
    control: '#718a82',
    text: '#e7efec',
    textMuted: '#a4b5ae',
    accent: '#55c7c1',
    accentStrong: '#7bdad5',
    accentSoft: '#12393a',
    onAccent: '#04201f',
    focus: '#7bdad5',
    scrim: 'rgb(0 0 0 / 60%)',
    green: '#62d18c',
    greenSoft: '#12361f',
    red: '#ff9288',
    redSoft: '#481b18',
    gray: '#a9b6b1',
    graySoft: '#24322d',
    orange: '#f6a959',
    orangeSoft: '#41290f',
    neutral: '#bac6cf',
    neutralSoft: '#25313a',
    purple: '#cba4f3',
    purpleSoft: '#35224a',
    lightBlue: '#6ecaf1',
    lightBlueSoft: '#0e3344',
    blue: '#8fadff',
    blueSoft: '#1b2a55',
  },
} as const satisfies Record<Theme, Record<ColourName, string>>
