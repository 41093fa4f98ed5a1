import { tokens } from '../../packages/ui/src/theme/tokens.ts'

/**
 * The value of a token, as the theme declares it: at first, or after the selector or media feature `under`. Text sizes are
 * in px.
 */
export function tokenValue(name: string, under = ''): string {
  const find = (what: string, from: string) => {
    const [, value] = new RegExp(`--fleet-${what}: ([^;]+);`).exec(tokens.slice(tokens.indexOf(from))) ?? []
    if (value === undefined || !tokens.includes(from)) throw new Error(`No token ${what} under "${from}".`)
    return value
  }
  const value = find(name, under)
  const [, times = '1'] = /^(?:(?:min\()?calc\(([\d.]+) \* )?var\(--fleet-rem\)\)?(?:, \d+vw\))?$/.exec(
    value,
  ) ?? [undefined, undefined]
  return value.includes('--fleet-rem') ? `${Number(times) * Number.parseFloat(find('rem', ''))}px` : value
}
