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
] as const

const FOLDERS = ['packages/ui/src/map', 'apps/console/src', 'packages/domain/src'] as const
const path = (folder: string, name: string) => `${folder}/${name}.tsx`
const REFUSAL = 'A text must not become HTML'

let said: ReadonlyMap<string, string>

beforeAll(() => {
  const planted = refused.map((code, index) => [`refused${index}`, code])
  const fine = allowed.map((code, index) => [`allowed${index}`, code])
  said = lintFiles(
    Object.fromEntries(
      FOLDERS.flatMap((folder) =>
        [...planted, ...fine].map(([name = '', code]) => [path(folder, name), code]),
      ),
    ) as Record<string, string>,
  )
})

test.each(refused)('T6 %s is refused', (code) => {
  for (const folder of FOLDERS) {
    expect(said.get(path(folder, `refused${refused.indexOf(code)}`)) ?? '').toContain(REFUSAL)
  }
})

test.each(allowed)('T6 %s is not refused', (code) => {
  for (const folder of FOLDERS) {
    expect(said.get(path(folder, `allowed${allowed.indexOf(code)}`)) ?? '').not.toContain(REFUSAL)
  }
})
