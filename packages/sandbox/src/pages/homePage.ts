import { signIns } from '../accounts/seed.ts'
import { CENTRE } from '../base/geo.ts'
import { type Html, html } from '../base/markup.ts'
import { stampOf } from '../base/stamp.ts'
import { toMercator } from '../tiles/mercator.ts'
import type { World } from '../world.ts'
import { knownInputs } from './knownInputs.ts'
import { readyLinks } from './readyLinks.ts'

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): Html {
  return html`<table><thead><tr>${head.map((cell) => html`<th scope="col">${cell}</th>`)}</tr></thead><tbody>${rows.map(
    (row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`,
  )}</tbody></table>`
}

const CITY_ZOOM = 11
const [cityX, cityY] = toMercator([CENTRE.lng, CENTRE.lat]).map((part) => Math.floor(part * 2 ** CITY_ZOOM))
const CITY_TILE = `/tiles/${CITY_ZOOM}/${cityX}/${cityY}.svg`

const FAULT = `curl -X PUT ORIGIN/sandbox/faults -d '{ "faults": [{ "kind": "status", "status": 503, "endpoint": "EP-A11", "rate": 0.5 }] }'`

/** Where `npm start` serves the console, on the same machine. */
function consoleOf(origin: string): string {
  const url = new URL(origin)
  url.port = '5173'
  return url.origin
}

/** The page at the sandbox's own address: who can sign in, and how each failure is met. */
export function homePage(world: World, origin: string): Response {
  const page = html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Fleet GIS sandbox</title></head>
<body>
<h1>Fleet GIS sandbox</h1>
<p>A small city of ${world.drivers.length} drivers, seed ${world.seed}. It is ${stampOf(world.now)} in Yangon.</p>
<p><img src="${CITY_TILE}" alt="The city, as the map draws it" width="256" height="256"></p>
<h2>Sign-ins</h2>
${table(
  ['User ID', 'Password', 'Role', 'What it shows'],
  signIns.map(({ userId, password, role, about }) => [userId, password, role, about]),
)}
<h2>Web views</h2>
<p>As the mobile app opens them, in a console on ${consoleOf(origin)}.</p>
<ul>${readyLinks(world).map(({ title, path }) => html`<li><a href="${consoleOf(origin) + path}">${title}</a></li>`)}</ul>
<h2>Inputs that reach each failure</h2>
${table(
  ['Input', 'Outcome'],
  knownInputs.map(({ input, outcome }) => [input, outcome]),
)}
<h2>Faults</h2>
<p>Kinds: latency, hang, status, unauthorized, cut, badJson, html; each for one endpoint or for all, at a rate, a number of times.</p>
<pre>${FAULT.replace('ORIGIN', origin)}
curl -X DELETE ${origin}/sandbox/faults</pre>
${table(
  ['Active now'],
  world.faults.active.map((fault) => [JSON.stringify(fault)]),
)}
</body>
</html>`
  return new Response(page.html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy':
        "default-src 'none'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'",
    },
  })
}
