import { endpoints } from '@fleetgis/api/endpoints'
import type { MailKind } from '../auth/mails.ts'
import { signIns } from '../auth/seed.ts'
import { CENTRE } from '../base/geo.ts'
import { type Html, html } from '../base/markup.ts'
import { stampOf } from '../base/stamp.ts'
import { aboutScenarios } from '../scenarios/index.ts'
import { toMercator } from '../tiles/mercator.ts'
import type { World } from '../world.ts'
import { knownInputs } from './knownInputs.ts'
import { readyLinks } from './readyLinks.ts'
import { FAULTS_PATH, SCENARIO_PATH } from './switches.ts'

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): Html {
  return html`<table><thead><tr>${head.map((cell) => html`<th scope="col">${cell}</th>`)}</tr></thead><tbody>${rows.map(
    (row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`,
  )}</tbody></table>`
}

const CITY_ZOOM = 11
const [cityX, cityY] = toMercator([CENTRE.lng, CENTRE.lat]).map((part) => Math.floor(part * 2 ** CITY_ZOOM))
const CITY_TILE = `/tiles/${CITY_ZOOM}/${cityX}/${cityY}.svg`

/** The scenarios, each with a button that switches the running sandbox. */
const scenarioForm = (world: World): Html =>
  html`<form method="post" action="${SCENARIO_PATH}"><ul>${(Object.entries(aboutScenarios)).map(
    ([name, about]) =>
      html`<li><button name="name" value="${name}">${name}</button> ${about}${name === world.scenario ? ' (now)' : ''}</li>`,
  )}</ul></form>`

const KINDS = ['latency', 'status', 'unauthorized', 'hang', 'cut', 'close', 'badJson', 'html'] as const

const number = (name: string, label: string, value = ''): Html =>
  html`<p><label>${label} <input name="${name}" inputmode="decimal" size="6" value="${value}"></label></p>`

/** Forms that add a fault and end all faults. */
const faultForms = html`<form method="post" action="${FAULTS_PATH}">
<p><label>Kind <select name="kind">${KINDS.map((kind) => html`<option>${kind}</option>`)}</select></label></p>
<p><label>Call <select name="endpoint"><option value="">all</option>${Object.values(endpoints).map(
  ({ id, method, path }) => html`<option value="${id}">${id} ${method} ${path}</option>`,
)}</select></label></p>
${number('ms', 'Milliseconds of a latency', '2000')}
${number('status', 'Status', '503')}
${number('rate', 'In so many calls, from 0 to 1; in all unless given')}
${number('times', 'So often at most')}
<p><button>Add the fault</button></p>
</form>
<form method="post" action="${FAULTS_PATH}"><p><button name="action" value="clear">End all faults</button></p></form>`

const SUBJECT: Readonly<Record<MailKind, { subject: string; page: string }>> = {
  reset: { subject: 'Reset your password', page: '/reset-password' },
  verify: { subject: 'Verify your account', page: '/view-message' },
}

/** The mails, with their links. */
function mailList({ mails }: World, console: string): Html {
  const sent = mails.sent()
  if (sent.length === 0) return html`<p>None yet. Request a reset mail, or sign up.</p>`
  return html`<ul>${sent.map(({ kind, userId, token, sentAt = 0, isUsed }) => {
    const { subject, page } = SUBJECT[kind]
    return html`<li>${stampOf(sentAt)} to ${userId}: <a href="${`${console}${page}?token=${token}`}">${subject}</a>${isUsed ? ' (followed)' : ''}</li>`
  })}</ul>`
}

const FAULT = `curl -X PUT ORIGIN/sandbox/faults -d '{ "faults": [{ "kind": "status", "status": 503, "endpoint": "EP-A11", "rate": 0.5 }] }'`

/** The sandbox's home page: sign-ins, links into a console, and the inputs that produce each failure. */
export function homePage(world: World, origin: string, consoleOrigin: string): Response {
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
<h2>Scenarios</h2>
<p>A button replaces this world with another one of the same seed. Sessions stay valid; changes made by calls are lost.</p>
${scenarioForm(world)}
<h2>Mails</h2>
${mailList(world, consoleOrigin)}
<h2>Web views</h2>
<p>As the mobile app opens them, in a console on ${consoleOrigin}.</p>
<ul>${readyLinks(world).map(({ title, path }) => html`<li><a href="${consoleOrigin + path}">${title}</a></li>`)}</ul>
<h2>Inputs that reach each failure</h2>
${table(
  ['Input', 'Outcome'],
  knownInputs.map(({ input, outcome }) => [input, outcome]),
)}
<h2>Faults</h2>
${faultForms}
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
        "default-src 'none'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    },
  })
}
