import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { buildTraces } from '../../../tools/buildTraces.ts'
import { parseConfig } from '../src/config.ts'
import { PAGE_SCRIPT, PAGE_STYLE } from '../src/contentSecurityPolicy.ts'
import { headersFile } from '../src/responseHeaders.ts'

const ROOT = join(import.meta.dirname, '../../..')

/**
 * Prepares the folder for hosting: larger text files also as brotli and gzip, and `_headers` with the policies derived
 * from `config.json`. After a later change of `config.json` the headers must be derived again (`npm run preview`
 * computes them at its start).
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
      checkPage(readFileSync(join(folder, 'index.html'), 'utf8'))
      const traces = buildTraces(folder, ROOT)
      if (traces.length > 0) throw new Error(`The build must not be served as it is: ${traces.join(', ')}`)
      const config = parseConfig(readFileSync(join(folder, 'config.json'), 'utf8'))
      for (const file of files.filter(isCompressible)) compress(join(folder, file))
      writeFileSync(join(folder, '_headers'), headersFile(config))
    },
  }
}

/** The policy names the style and the script of the page by their hashes: with others browsers would refuse them. */
function checkPage(page: string): void {
  for (const [tag, name, known] of [
    ['style', 'PAGE_STYLE', PAGE_STYLE],
    ['script', 'PAGE_SCRIPT', PAGE_SCRIPT],
  ] as const) {
    const [, text = ''] = new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(page) ?? []
    const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    if (hash !== known) throw new Error(`${name} of contentSecurityPolicy.ts must be ${hash}`)
  }
}

/** `config.json` is not compressed: a deployment replaces it, and a stale compressed copy would still be served. */
function isCompressible(file: string): boolean {
  return /\.(js|css|html|json|svg)$/.test(file) && file !== 'config.json'
}

/** Smaller files fit into one packet anyway. */
const WORTH_COMPRESSING = 1000

function compress(file: string): void {
  const source = readFileSync(file)
  if (source.length < WORTH_COMPRESSING) return
  const { BROTLI_PARAM_QUALITY, BROTLI_MAX_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
  const params = { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY, [BROTLI_PARAM_SIZE_HINT]: source.length }
  writeFileSync(`${file}.br`, brotliCompressSync(source, { params }))
  writeFileSync(`${file}.gz`, gzipSync(source, { level: 9 }))
}
