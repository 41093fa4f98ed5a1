import { expect } from 'vitest'

/** The test of a row `[input, output]` of a table: `convert` gives that output for that input. */
export const gives =
  <Input>(convert: (input: Input) => unknown) =>
  (input: Input, output: unknown): void =>
    expect(convert(input)).toEqual(output)
