import type { Plugin } from 'vite'

/**
 * Moves the bundler's helpers into the console's file: as a file of their own they cost each page a request. A file that
 * does not import the console gets a copy: its name is a hash of what it imported, so it must import nothing else.
 */
export function withoutRuntimeFile(): Plugin {
  return {
    name: 'fleetgis:without-runtime-file',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
        const runtime = chunks.find(({ name }) => name === 'rolldown-runtime')
        const host = chunks.find(({ name }) => name === 'console')
        if (runtime === undefined || host === undefined) return
        const [statement, list = ''] = /export\{([^}]*)\};?\s*$/.exec(runtime.code) ?? []
        if (statement === undefined) throw new Error('The helpers of the bundler have another shape.')
        const helpers = namesIn(list).map(([local, name]) => `${name}:${local}`)
        const made = `(()=>{${runtime.code.replace(statement, '')}return{${helpers}}})()`
        const imported = new RegExp(`import(?:\\{([^}]*)\\}from)?"\\./${baseOf(runtime.fileName)}";?`)
        for (const chunk of chunks) {
          const isGuest = chunk.imports.includes(host.fileName)
          const from = chunk === host ? 'runtime' : made
          chunk.code = chunk.code
            .replace(imported, (_all, used = '') => {
              const names = namesIn(used)
              return isGuest
                ? `import{${names.map(([name, local]) => `runtime_${name} as ${local}`)}}from"./${baseOf(host.fileName)}";`
                : `var {${names.map(([name, local]) => `${name}:${local}`)}}=${from};`
            })
            .replaceAll(runtime.fileName, host.fileName)
        }
        const shared = namesIn(list).map(([, name]) => name)
        host.code = `var runtime=${made},${shared.map((name) => `runtime_${name}=runtime.${name}`)};${host.code}export{${shared.map((name) => `runtime_${name}`)}};`
        delete bundle[runtime.fileName]
      },
    },
  }
}

/** The pairs of `a as b,c as d`. */
const namesIn = (list: string): (readonly [string, string])[] =>
  list
    .split(',')
    .filter((name) => name !== '')
    .map((name) => {
      const [from = '', to = from] = name.split(' as ')
      return [from, to] as const
    })

const baseOf = (file: string) => file.replace(/.*\//, '')
