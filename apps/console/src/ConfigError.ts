/**
 * A mistake in `config.json`: the field, with dots, and the expected value. `field` is empty for the file as a whole.
 */
export class ConfigError extends Error {
  readonly field: string
  readonly problem: string

  constructor(field: string, problem: string) {
    super(field === '' ? `config.json ${problem}` : `config.json: "${field}" ${problem}`)
    this.name = 'ConfigError'
    this.field = field
    this.problem = problem
  }
}
