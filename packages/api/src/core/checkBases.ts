/**
 * Throws unless each base is an address, or a path of the page's own host: without its scheme an address would be a path
 * too, and the page itself would answer.
 */
export function checkBases(bases: Readonly<Record<string, string | undefined>>): void {
  for (const [name, base = '/'] of Object.entries({ main: 'missing', ...bases }))
    if (!/^(https?:\/\/[^/]|\/)/.test(base))
      throw new TypeError(
        `bases.${name} is ${base || 'empty'}; it is an address such as https://fleet.example.com, or / for the page's own host`,
      )
}
