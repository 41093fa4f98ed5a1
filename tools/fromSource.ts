// A process that imports this file reads the workspace's packages from their source, as with
// `node --conditions=@fleetgis/source`: Playwright's processes, whose options are not ours.
import { registerHooks } from 'node:module'

registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier, { ...context, conditions: [...context.conditions, '@fleetgis/source'] }),
})
