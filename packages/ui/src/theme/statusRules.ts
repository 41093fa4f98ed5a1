import { colourToken, STATUS_COLOURS } from './palette.ts'

/** A rule for each status colour: the selector with its `data-colour`, and what `declare` makes of its token. */
export const statusRules = (selector: string, declare: (token: string) => string) =>
  STATUS_COLOURS.map((name) => `${selector}[data-colour='${name}'] { ${declare(colourToken(name))} }`).join(
    '\n',
  )
