/** `config.json` did not arrive in time. Source: CF-182. */
export class ConfigLateError extends Error {
  constructor() {
    super('config.json did not arrive in time')
    this.name = 'ConfigLateError'
  }
}
