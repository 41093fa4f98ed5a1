import { type Html, html } from '../../packages/sandbox/src/base/markup.ts'
import type { Difference } from './layOver.ts'
import { listedFor, unlisted } from './listed.ts'
import type { View } from './lookAt.ts'
import { LOOKS } from './looks.ts'
import { pictureOf, type Tour } from './tour.ts'

const STYLE: Html = {
  html: `
  :root { font: 15px/1.4 system-ui, sans-serif; color-scheme: light }
  body { margin: 0; background: #f4f5f7; color: #1b1d21 }
  header { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 8px 20px; align-items: center; padding: 10px 20px; background: #fff; border-bottom: 1px solid #cfd3da }
  h1 { font-size: 17px; margin: 0 } h2 { font-size: 16px; margin: 0 0 8px } h2 small { font-weight: 400; color: #565c66 }
  input[type=search] { font: inherit; padding: 6px 10px; width: 22em }
  section { margin: 16px 20px; padding: 14px 16px; background: #fff; border: 1px solid #d9dce2; border-radius: 8px }
  .views { display: grid; grid-template-columns: minmax(0, 3fr) minmax(0, 1fr) minmax(0, 1fr) minmax(0, 3fr) minmax(0, 1fr) minmax(0, 1fr); gap: 16px }
  figure { margin: 0 } figcaption { font-size: 13px; margin-top: 6px }
  img { display: block; width: 100%; max-height: 520px; object-fit: cover; object-position: top; border: 1px solid #cfd3da; background: #fff }
  ul { margin: 4px 0; padding-left: 18px; overflow-wrap: anywhere } .failed { color: #b00020 } .listed { color: #565c66 }
  [hidden] { display: none }`,
}

/** Hides the pages without all words of the search, and those without findings or changes where they are asked for. */
const SCRIPT: Html = {
  html: `
  const search = document.querySelector('input[type=search]')
  const boxes = [...document.querySelectorAll('header input[type=checkbox]')]
  function filter() {
    const words = search.value.toLowerCase().split(/\\s+/).filter(Boolean)
    let count = 0
    for (const section of document.querySelectorAll('section')) {
      const text = section.textContent.toLowerCase()
      const isShown = words.every((word) => text.includes(word)) &&
        boxes.every((box) => !box.checked || box.value in section.dataset)
      section.hidden = !isShown
      if (isShown) count += 1
    }
    document.querySelector('output').textContent = count + ' shown'
  }
  for (const input of [search, ...boxes]) input.addEventListener('input', filter)
  filter()`,
}

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`

function picture(file: string, alt: string): Html {
  return html`<a href="${file}"><img loading="lazy" src="${file}" alt="${alt}"></a>`
}

function change({ change, pixels, marked, before }: Difference): Html[] {
  if (marked === undefined || before === undefined) return [html`<p>${change}</p>`]
  return [
    html`<p>${pixels ?? 0} pixels have changed: ${picture(marked, 'what has changed')} <a href="${before}">before</a></p>`,
  ]
}

function figure(view: View, difference: Difference | undefined): Html {
  const findings = view.findings.map((finding) => {
    const listed = listedFor(view, finding)
    return listed
      ? html`<li class="listed">${finding} (${listed.reason})</li>`
      : html`<li class="failed">${finding}</li>`
  })
  return html`<figure>${picture(pictureOf(view), `${view.title}, ${view.look}`)}
<figcaption>${view.look}: ${view.sent ? `${view.sent.requests} requests, ${kilobytes(view.sent.bytes)}, ` : ''}${view.seconds} s<ul>${findings}</ul>${difference ? change(difference) : []}</figcaption></figure>`
}

/** The page of a tour: the pictures of each visit in a row, with what was found in them. */
export function writePage(tour: Tour, differences: readonly Difference[], count: string): string {
  const different = new Map(differences.map((one) => [pictureOf(one.view), one]))
  const order = LOOKS.map(({ name }) => name)
  const rows = [...Map.groupBy(tour.views, ({ visit }) => visit).values()].map((views) => {
    const [{ page, as, address, title }] = views as [View, ...View[]]
    // Those of other engines are last.
    const placeOf = ({ look }: View) => (order.includes(look) ? order.indexOf(look) : order.length)
    const sorted = [...views].sort((a, b) => placeOf(a) - placeOf(b))
    const marks = [
      sorted.some((view) => unlisted(view).length > 0) ? ' data-failed' : '',
      sorted.some((view) => different.has(pictureOf(view))) ? ' data-changed' : '',
    ].join('')
    return html`<section${{ html: marks }}><h2>${page} <small>${as} · ${title} · ${address}</small></h2>
<div class="views">${sorted.map((view) => figure(view, different.get(pictureOf(view))))}</div></section>`
  })
  const gone = differences.filter(({ change }) => change === 'gone')
  const page = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Tour of Fleet GIS</title><style>${STYLE}</style></head>
<body><header><h1>Tour of ${tour.commit}: ${count}</h1>
<label>Search <input type="search" autofocus></label>
<label><input type="checkbox" value="failed"> with findings</label>
<label><input type="checkbox" value="changed"> changed</label>
<output></output></header>
<main>${rows}${gone.map(({ view }) => html`<section data-changed><h2>${view.page} <small>${view.as} · ${view.look} is gone</small></h2></section>`)}</main>
<script>${SCRIPT}</script></body></html>`
  return page.html
}
