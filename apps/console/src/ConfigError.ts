/** What is wrong with `config.json`: which field, in dots, and what it must be. `field` is empty for the file as a whole. */
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
