import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { parseConfig } from '../src/config.ts'
import { headersFile } from '../src/responseHeaders.ts'

/**
 * Makes the folder ready to be served as it is: beside each text of some size its brotli and gzip forms, and
 * `_headers` with the policies that follow from `config.json`. Whoever changes `config.json` afterwards needs headers
 * that follow from the new one (`npm run preview` computes them as it starts).
 */
export function forHosting(): Plugin {
  let folder = ''
  return {
    name: 'fleetgis:for-hosting',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir)
    },
    closeBundle() {
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
        statSync(join(folder, file)).isFile(),
      )
      const config = parseConfig(readFileSync(join(folder, 'config.json'), 'utf8'))
      for (const file of files.filter(isCompressible)) compress(join(folder, file))
      writeFileSync(
        join(folder, '_headers'),
        headersFile(
          config,
          files.map((file) => `/${file}`),
        ),
      )
    },
  }
}

/** `config.json` is left alone: a deployment replaces it, and a compressed copy would go on answering. */
function isCompressible(file: string): boolean {
  return /\.(js|css|html|json|svg)$/.test(file) && file !== 'config.json'
}

/** Smaller files travel in one packet either way. */
const WORTH_COMPRESSING = 1000

function compress(file: string): void {
  const source = readFileSync(file)
  if (source.length < WORTH_COMPRESSING) return
  const { BROTLI_PARAM_QUALITY, BROTLI_MAX_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
  const params = { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY, [BROTLI_PARAM_SIZE_HINT]: source.length }
  writeFileSync(`${file}.br`, brotliCompressSync(source, { params }))
  writeFileSync(`${file}.gz`, gzipSync(source, { level: 9 }))
}
