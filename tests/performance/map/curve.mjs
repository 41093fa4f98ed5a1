// `npm run bench:map -- --curve`: what a number of vehicles costs one client, from 1,000 to 100,000, beside the floor.
// Writes the figures to docs/scale/oneClient.json and their picture to docs/images/one-client.svg.
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { mediansOf } from '../limits.mjs'
import { OURS } from './build.mjs'
import { measurePage, measureTasks } from './measure.mjs'

const COUNTS = [1_000, 3_000, 10_000, 30_000, 100_000]
const FIGURES = ['first', 'update', 'drag', 'heap', 'nodes', 'firstTask', 'updateTask', 'updateTime']
const DOCS = new URL('../../../docs/', import.meta.url)

/** Measures every number, the pages in turn, and writes the medians. */
export async function drawCurve(browser, site, { rounds }) {
  const rows = []
  for (const count of COUNTS) {
    const runs = Object.fromEntries(Object.keys(OURS).map((name) => [name, []]))
    for (let round = 0; round < rounds; round++) {
      for (const [name, own] of Object.entries(runs)) {
        const address = site.addressOf(name)
        const page = await measurePage(browser, address, { count, speed: 1 })
        own.push({ ...page, ...(await measureTasks(browser, address, { count, speed: 1 })) })
      }
    }
    rows.push(...mediansOf(runs, FIGURES, { count }).map(rounded))
  }
  const about = {
    date: new Date().toISOString().slice(0, 10),
    cores: cpus().length,
    browser: browser.version(),
    rounds,
  }
  mkdirSync(new URL('scale', DOCS), { recursive: true })
  writeFileSync(new URL('scale/oneClient.json', DOCS), `${JSON.stringify({ ...about, rows }, null, 2)}\n`)
  writeFileSync(new URL('images/one-client.svg', DOCS), pictureOf(rows))
  return rows
}

const rounded = (row) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'number' ? Math.round(value * 10) / 10 : value,
    ]),
  )

const SIZE = { width: 640, height: 400, left: 64, right: 150, top: 24, bottom: 48 }
const LINES = { floor: '#64748b', FleetMap: '#0f766e', 'FleetMap with clusters': '#b45309' }
const GRID = [1, 10, 100, 1_000]

/** One update by the number of vehicles, both logarithmic: a straight line that rises as the floor does is linear. */
function pictureOf(rows) {
  const { width, height, left, right, top, bottom } = SIZE
  const x = (count) => left + (Math.log10(count / 1_000) / 2) * (width - left - right)
  const y = (ms) => height - bottom - (Math.log10(Math.max(1, ms)) / 3) * (height - top - bottom)
  const text = (at, what, anchor = 'middle') =>
    `<text x="${at.x}" y="${at.y}" text-anchor="${anchor}">${what}</text>`
  const grid = GRID.map(
    (ms) =>
      `<line x1="${left}" x2="${width - right}" y1="${y(ms)}" y2="${y(ms)}" stroke="#cbd5e1"/>${text({ x: left - 8, y: y(ms) + 4 }, `${ms} ms`, 'end')}`,
  )
  const counts = COUNTS.map((count) =>
    text({ x: x(count), y: height - bottom + 20 }, count.toLocaleString('en')),
  )
  const lines = Object.entries(LINES).map(([name, colour]) => {
    const own = rows.filter((row) => row.name === name)
    const last = own[own.length - 1]
    const points = own.map(({ count, update }) => `${x(count).toFixed(1)},${y(update).toFixed(1)}`).join(' ')
    return `<polyline points="${points}" fill="none" stroke="${colour}" stroke-width="2"/><g fill="${colour}">${text({ x: x(last.count) + 8, y: y(last.update) + (name === 'floor' ? 14 : 0) }, name, 'start')}</g>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="12" fill="#334155"><title>One update by the number of vehicles</title><rect width="${width}" height="${height}" fill="#fff"/>
${[...grid, ...counts, ...lines].join('\n')}
${text({ x: (left + width - right) / 2, y: height - 8 }, 'vehicles')}</svg>
`
}
