#!/usr/bin/env node
import { text } from 'node:stream/consumers'
import { CannotCheck, checkContract } from './checkContract.ts'
import { HELP, readOptions, UsageError } from './options.ts'
import { linesOf, summaryOf, totalLine } from './report.ts'

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
  const { json, ...check } = options
  const results = await checkContract({
    ...check,
    token: await readToken(),
    onResult: (result) => {
      if (!json) console.log(linesOf(result))
    },
  })
  const summary = summaryOf(results)
  console.log(json ? JSON.stringify({ summary, calls: results }, null, 2) : `\n${totalLine(results)}`)
  return summary.differs + summary.failed > 0 ? DIFFERS : SAME
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
