import { beforeAll, expect, test } from 'vitest'
import { lintFiles } from './lintFiles.ts'

const refused = [
  'el.innerHTML = x',
  'el.innerHTML += x',
  "el['innerHTML'] = x",
  'el[`innerHTML`] = x',
  'el.outerHTML = x',
  ';[el.innerHTML] = [x]',
  'for (el.innerHTML of [x]);',
  'Object.assign(el, { innerHTML: x })',
  "Object.assign(el, { 'outerHTML': x })",
  "Reflect.set(el, 'innerHTML', x)",
  "const key = 'innerHTML'; el[key] = x",
  "el.insertAdjacentHTML('beforeend', x)",
  "el?.['insertAdjacentHTML']('beforeend', x)",
  'el.setHTML(x)',
  'el.setHTMLUnsafe(x)',
  "el['setHTMLUnsafe'](x)",
  'Document.parseHTMLUnsafe(x)',
  'document.createRange().createContextualFragment(x)',
  'const { createContextualFragment } = range',
  'const { createContextualFragment: parse } = range',
  "new DOMParser().parseFromString(x, 'text/html')",
  "document.execCommand('insertHTML', false, x)",
  'document.write(x)',
  'document?.write(x)',
  "document['write'](x)",
  'document.writeln(x)',
  'window.document.write(x)',
  'frame.contentDocument?.write(x)',
  'doc.write(x)',
  'frame.srcdoc = x',
  "frame['srcdoc'] = x",
  "frame.setAttribute('srcdoc', x)",
  'export const a = <iframe srcDoc={x} />',
  'export const a = <iframe srcDoc="<b>" />',
  "export const a = createElement('iframe', { srcDoc: x })",
  'export const a = <iframe {...{ srcDoc: x }} />',
  'export const a = <p dangerouslySetInnerHTML={{ __html: x }} />',
  'export const a = <p {...{ dangerouslySetInnerHTML: markup }} />',
  'marker.bindPopup(x)',
  "marker['bindPopup'](x)",
  'marker.bindTooltip(x)',
  'marker.setPopupContent(x)',
  'map.openPopup(x, place)',
  'popup.setContent(x)',
  'L.popup({ content: x })',
  'new Tooltip({ content: x })',
  'L.divIcon({ html: x })',
  "divIcon({ className: 'a', html })",
  "new DivIcon({ 'html': x })",
  'new L.DivIcon({ html: `<b>a</b>` })',
  'export const a: DivIconOptions = { html: x }',
  'icon.options.html = x',
  "icon.options['html'] = x",
  'L.tileLayer(url, { attribution: x })',
  'map.attributionControl.addAttribution(x)',
  'L.divIcon(options)',
  'new DivIcon(options)',
  'new L.DivIcon({ ...options })',
  "divIcon({ className: 'a', ...options })",
  'new Popup(options)',
] as const

const code = [
  "el.setAttribute('onclick', x)",
  "el.setAttribute('onError', x)",
  "el?.setAttribute('onload', x)",
  "el['setAttribute']('onclick', x)",
  "el.setAttributeNS(null, 'onload', x)",
  'new Function(x)',
  "export const a = new Function('a', 'return a')",
  'Function(x)()',
  'new window.Function(x)',
  "setTimeout('go()', 1)",
  'setTimeout(`go()`)',
  "window.setTimeout('go()')",
  "setInterval('go()', 1)",
  "setTimeout(x + '()', 1)",
] as const

const openings = [
  'location.href = x',
  'window.location.href = x',
  'document.location.href = x',
  "location['href'] = x",
  'location = x',
  'window.location = x',
  'document.location = x',
  "window['location'] = x",
  'window.open(x)',
  "window.open(x, '_self')",
  'window?.open(x)',
  "window['open'](x)",
  'globalThis.open(x)',
  'const { open } = window',
  'const { open: show } = window',
] as const

const allowed = [
  'el.textContent = x',
  'el.append(x)',
  'export const length = el.outerHTML.length',
  'stream.write(x)',
  'write(x)',
  "divIcon({ className: 'a' })",
  'page({ html: x })',
  'export const a = <iframe src={x} title="a" />',
  `export const hostile = '<iframe srcdoc="a">'`,
  'export const pattern = /innerHTML/',
  "el.setAttribute('data-on', x)",
  "el.setAttribute('aria-label', 'on')",
  'setTimeout(go, 1)',
  'setTimeout(() => go(x), 1)',
  'export const a = (name: string) => typeof name === "function"',
  'export const a = location.href',
  'anchor.href = x',
  'location.assign(x)',
  'open(x)',
  'dialog.open(x)',
  'const { open } = props',
  'export const location = x',
] as const

const FOLDERS = ['packages/ui/src/map', 'apps/console/src', 'packages/domain/src'] as const
const path = (folder: string, name: string) => `${folder}/${name}.tsx`
const REFUSALS = [
  [refused, 'A text must not become HTML'],
  [code, 'A text must not become code'],
  [openings, 'An address must be checked before it is opened'],
] as const

const planted = REFUSALS.flatMap(([lines, refusal]) => lines.map((line) => [line, refusal] as const))

let said: ReadonlyMap<string, string>

beforeAll(() => {
  const files = [
    ...planted.map(([line], index) => [`refused${index}`, line]),
    ...allowed.map((line, index) => [`allowed${index}`, line]),
  ]
  said = lintFiles(
    Object.fromEntries(
      FOLDERS.flatMap((folder) => files.map(([name = '', line]) => [path(folder, name), line])),
    ) as Record<string, string>,
  )
})

test.each(planted)('T6 %s is refused: %s', (line, refusal) => {
  const index = planted.findIndex(([one]) => one === line)
  for (const folder of FOLDERS) expect(said.get(path(folder, `refused${index}`)) ?? '').toContain(refusal)
})

test.each(allowed)('T6 %s is not refused', (line) => {
  for (const folder of FOLDERS) {
    const findings = said.get(path(folder, `allowed${allowed.indexOf(line)}`)) ?? ''
    for (const [, refusal] of REFUSALS) expect(findings).not.toContain(refusal)
  }
})
