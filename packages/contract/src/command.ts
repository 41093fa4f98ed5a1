#!/usr/bin/env node
import { text } from 'node:stream/consumers'
import { CannotCheck, checkContract } from './checkContract.ts'
import { checkServers } from './checkServers.ts'
import { HELP, readOptions, UsageError } from './options.ts'
import { BY_HAND, linesOf, linesOfServer, summaryOf, totalLine } from './report.ts'

/** The exit codes. */
const SAME = 0
const DIFFERS = 1
const CANNOT_CHECK = 2

async function readToken(): Promise<string> {
  const token = (process.env.FLEETGIS_TOKEN ?? (process.stdin.isTTY ? '' : await text(process.stdin))).trim()
  if (token === '') {
    throw new UsageError('There is no token: set FLEETGIS_TOKEN, or pipe it to the standard input.')
  }
  if (/\s/.test(token)) throw new UsageError('The token has spaces or line breaks: expected the token alone.')
  return token
}

async function run(): Promise<number> {
  const options = readOptions(process.argv.slice(2))
  if (!options) {
    console.log(HELP)
    return SAME
  }
  const { json, origin, idempotencyHeader, ...check } = options
  const token = await readToken()
  const results = await checkContract({
    ...check,
    token,
    onResult: (result) => {
      if (!json) console.log(linesOf(result))
    },
  })
  const servers = await checkServers({ ...check, token, origin, idempotencyHeader })
  const summary = summaryOf(results)
  console.log(
    json
      ? JSON.stringify({ summary, calls: results, servers }, null, 2)
      : ['', ...servers.map(linesOfServer), '', BY_HAND, '', totalLine(results)].join('\n'),
  )
  const isSame = summary.differs + summary.failed === 0 && servers.every(({ outcome }) => outcome === 'same')
  return isSame ? SAME : DIFFERS
}

void run()
  .catch((error: unknown) => {
    const isExpected = error instanceof UsageError || error instanceof CannotCheck
    console.error(isExpected ? error.message : error)
    if (error instanceof UsageError) console.error('fleetgis-contract --help lists the arguments.')
    return CANNOT_CHECK
  })
  .then((code) => {
    process.exitCode = code
  })
