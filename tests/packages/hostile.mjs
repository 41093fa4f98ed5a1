// The kit on a page whose sheet sets everything that elements inherit: its widgets must look as on a page without a sheet,
// to the pixel. Rules of the page for elements, such as `button { float: right }`, still reach the kit.
// The same in a shadow root, and under policies for styles.

/** All that elements inherit, the root font of 10 px and `dir=rtl`. */
const HOSTILE_CSS = `
html { font-size: 62.5%; }
body { margin: 7px; color: red; background: #fee; font: italic small-caps 700 10px/3 monospace; text-align: right;
  text-transform: uppercase; letter-spacing: 3px; word-spacing: 9px; text-indent: 20px; cursor: crosshair;
  white-space: pre; text-shadow: 1px 1px red; list-style: square inside; word-break: break-all; }
`

/** Of the stage in the page: a place and a width that the sheet does not change. What it inherits stays the sheet's. */
const STAGE =
  'position:absolute;top:20px;left:20px;float:none;margin:0;padding:0;border:0;background:none;outline:0;box-sizing:border-box'

/**
 * The page; `?widget=` names what it shows, `&hostile` adds the sheet, `&shadow` shows it in a shadow root, `&nonce=` gives
 * a nonce. The clock stands still.
 */
const page = `import { createElement as h } from 'react'
import { createRoot } from 'react-dom/client'
import { enableShadowDOM } from 'react-stately/private/flags/flags'
import { rushHour } from '@fleetgis/sandbox'
import { SignIn, SignUp, Banner, Button, Checkbox, DateRangeField, EmptyState, ErrorCard, MultiSelect, PeriodSelect,
  Pagination, SearchField, SegmentedControl, Select, Slider, Switch, Tabs, TextField } from '@fleetgis/ui'
import { BookingList } from '@fleetgis/ui/BookingList'
import { CheckInList } from '@fleetgis/ui/CheckInList'
import { ConsoleDashboard } from '@fleetgis/ui/ConsoleDashboard'
import { ConsoleDriverList } from '@fleetgis/ui/ConsoleDriverList'
import { HomeMap } from '@fleetgis/ui/HomeMap'
import { LocationTable } from '@fleetgis/ui/LocationTable'
import { PinChange } from '@fleetgis/ui/PinPad'
import { Popover } from '@fleetgis/ui/Popover'
import { PlaceSearch } from '@fleetgis/ui/PlaceSearch'
import { RoleForm } from '@fleetgis/ui/RoleForm'
import { SandboxProvider } from '@fleetgis/ui/testing'
import { UserList } from '@fleetgis/ui/UserList'
import { VehicleList } from '@fleetgis/ui/VehicleList'

const ignore = () => {}
const options = [{ id: 'a', label: 'First' }, { id: 'b', label: 'Second' }]
const driver = rushHour().drivers.find((one) => one.groupId === 'G001')
const WIDGETS = {
  BookingList: [h(BookingList, { audience: 'driver', userId: driver.userId, driverKey: driver.key, groupId: 'G001' }), driver.userId],
  CheckInList: [h(CheckInList)],
  ConsoleDashboard: [h(ConsoleDashboard, { userId: 'admin@fleetgis.example' })],
  ConsoleDriverList: [h(ConsoleDriverList)],
  HomeMap: [h('div', { style: { height: 500, float: 'none', margin: 0, padding: 0, border: 0, background: 'none' } }, h(HomeMap))],
  LocationTable: [h(LocationTable)],
  Parts: [h('div', { 'data-component': 'Parts', style: { display: 'grid', gap: 12 } },
    h(Banner, { tone: 'warning' }, 'A banner'),
    h(Button, null, 'Plain'), h(Button, { variant: 'primary' }, 'Primary'), h(Button, { isPending: true }, 'Waiting'),
    h(TextField, { label: 'Name', description: 'As on the card' }), h(SearchField, { label: 'Search', onSearch: ignore }),
    h(Checkbox, { isSelected: true }, 'Checked'), h(Switch, { isSelected: true }, 'On'),
    h(EmptyState, { title: 'Nothing here' }),
    h(ErrorCard, { message: 'It failed.', onRetry: ignore }),
    h(Popover, { opener: h(Button, null, 'Layers'), label: 'Layers', children: () => h(Checkbox, null, 'Routes') }),
  )],
  PinChange: [h(PinChange, { userId: 'group@fleetgis.example', groupId: 'G001' }), 'group@fleetgis.example'],
  PlaceSearch: [h(PlaceSearch)],
  RoleForm: [h(RoleForm, { id: 'new', onDone: ignore, onCancel: ignore })],
  SignIn: [h(SignIn, { onSignedIn: ignore, links: { forgotPassword: '/f', signUp: '/s' } })],
  SignUp: [h(SignUp, { onSignedUp: ignore, links: { signIn: '/s' } })],
  UserList: [h(UserList)],
  VehicleList: [h(VehicleList)],
}
window.widgets = Object.keys(WIDGETS)
const query = new URLSearchParams(location.search)
if (query.has('hostile')) {
  document.head.append(Object.assign(document.createElement('style'), { textContent: window.hostileCss }))
  document.documentElement.dir = 'rtl'
}
const [element, user = 'admin@fleetgis.example'] = WIDGETS[query.get('widget')] ?? ['']
const stage = document.getElementById('root')
stage.setAttribute('style', '${STAGE};width:' + query.get('width') + 'px')
const root = query.has('shadow') ? stage.attachShadow({ mode: 'open' }) : undefined
if (root) enableShadowDOM()
const place = root ? root.appendChild(document.createElement('div')) : stage
createRoot(place).render(h(SandboxProvider, {
  world: () => rushHour(), signedInAs: user, theme: query.get('theme') ?? 'light', language: query.get('language') ?? 'en',
  root, nonce: query.get('nonce') ?? undefined,
}, element))
`

export const HOSTILE_FILES = {
  'hostile.js': page,
  'hostile.html': `<!doctype html><html lang="en"><meta charset="utf-8"><title>Host</title><script>window.hostileCss = ${JSON.stringify(HOSTILE_CSS)}</script><body><div id="root"></div><script src="hostile.js"></script></html>`,
}

/** Also shown in a shadow root. */
const SHADOWED = new Set(['HomeMap', 'SignIn'])

/** The widgets that look otherwise with the sheet, as sentences with the first differences of computed styles. */
export async function findHostileDifferences(browser, address, { only, keep } = {}) {
  const problems = []
  let count = 0
  const show = async (query, width) => {
    const page = await browser.newPage({
      viewport: { width: width + 40, height: 900 },
      reducedMotion: 'reduce',
    })
    await page.goto(`${address}?width=${width}&${query}`)
    const root = page.locator('[data-component="Fleet"]').first()
    await root.waitFor()
    await page.waitForTimeout(1_500)
    const image = await root.screenshot({ animations: 'disabled', caret: 'hide' })
    const styles = await root.evaluate((fleet) =>
      [fleet, ...fleet.querySelectorAll(':not(svg *)')].map((element) => {
        const style = getComputedStyle(element)
        const box = element.getBoundingClientRect()
        const name =
          element.dataset.component ?? element.dataset.part ?? element.className.baseVal ?? element.className
        return {
          name: `${element.localName}[${name}] in ${element.parentElement.closest('[data-component]')?.dataset.component}`,
          style: {
            box: `${box.width}x${box.height}`,
            ...Object.fromEntries(
              [...style]
                .filter((key) => !key.startsWith('--'))
                .map((key) => [key, style.getPropertyValue(key)]),
            ),
          },
        }
      }),
    )
    return { page, image, styles }
  }
  const first = await browser.newPage()
  await first.goto(address)
  const widgets = await first.evaluate(() => window.widgets)
  await first.close()
  const looks = [
    ['', 1_000],
    ['', 360],
    ['theme=dark&language=my', 360],
  ]
  for (const widget of only ?? widgets)
    for (const [look, width] of only || widget !== 'SignIn' ? looks.slice(0, 1) : looks) {
      const clean = await show(`widget=${widget}&${look}`, width)
      for (const host of SHADOWED.has(widget) ? ['hostile', 'hostile&shadow'] : ['hostile']) {
        const hostile = await show(`widget=${widget}&${look}&${host}`, width)
        count += 1
        await hostile.page.close()
        if (clean.image.equals(hostile.image)) continue
        const said = clean.styles.flatMap(({ name, style }, index) => {
          const other = hostile.styles[index]?.style ?? {}
          return Object.keys(style)
            .filter((key) => style[key] !== other[key])
            .map((key) => `${name} ${key}: ${style[key]} -> ${other[key]}`)
        })
        problems.push(
          `${widget} ${width} px ${look}: ${said.length} styles differ\n  ${said
            .sort((one, other) => /^svg/.test(one) - /^svg/.test(other))
            .slice(0, 25)
            .join('\n  ')}`,
        )
        keep?.(widget, clean.image, hostile.image)
      }
      await clean.page.close()
    }
  return { problems, count }
}

/** What does not work in a shadow root: a press inside a panel is not one outside, and the focus returns to the opener. */
export async function findShadowProblems(browser, address) {
  const page = await browser.newPage()
  await page.goto(`${address}?widget=Parts&shadow`)
  const opener = page.getByRole('button', { name: 'Layers' })
  await opener.click()
  await page
    .getByText('Routes')
    .click({ timeout: 5_000 })
    .catch(() => {})
  const isOpen = await page.getByRole('dialog', { name: 'Layers' }).isVisible()
  await page.keyboard.press('Escape')
  const isClosed = (await page.getByRole('dialog').count()) === 0
  const hasFocus = await opener.evaluate((button) => button.getRootNode().activeElement === button)
  const styles = await page.evaluate(() => document.querySelectorAll('head style[data-styled]').length)
  await page.close()
  return [
    ...(isOpen ? [] : ['a press inside a panel closes it']),
    ...(isClosed ? [] : ['Escape leaves the panel open']),
    ...(hasFocus ? [] : ['the focus does not return to the opener']),
    ...(styles === 0 ? [] : ['styles are outside the shadow root']),
  ]
}

const EMPTY_HASH = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"
const ARIA_HASH = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='"
/** `style-src`, the page's nonce, and whether the widgets then have their look. */
const POLICIES = [
  { styles: "'self'", query: '', hasLook: false },
  { styles: `'self' ${EMPTY_HASH} ${ARIA_HASH}`, query: '', hasLook: true },
  { styles: "'self' 'nonce-abc'", query: '&nonce=abc', hasLook: true },
]

/** What is wrong under a policy: a page without widgets, or one without a look that does not say why, once. */
export async function findPolicyProblems(browser, address) {
  const problems = []
  for (const { styles, query, hasLook } of POLICIES) {
    const page = await browser.newPage()
    await page.route(`${address}*`, async (route) => {
      const response = await route.fetch()
      const policy = `default-src 'none'; script-src 'self' 'unsafe-inline'; font-src 'self' data:; style-src ${styles}`
      await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } })
    })
    const said = []
    page.on('console', (message) => {
      if (message.type() === 'error' && message.text().includes('@fleetgis/ui')) said.push(message.text())
    })
    await page.goto(`${address}?widget=SignIn${query}`)
    const button = page.getByRole('button', { name: 'Sign in', exact: false }).first()
    await button.waitFor({ timeout: 10_000 }).catch(() => problems.push(`${styles}: the page is blank`))
    const radius = await button.evaluate((one) => getComputedStyle(one).borderTopLeftRadius).catch(() => '')
    if ((radius === '6px') !== hasLook) problems.push(`${styles}: the radius of a button is ${radius}`)
    if (said.length !== (hasLook ? 0 : 1))
      problems.push(`${styles}: the console says ${JSON.stringify(said)}`)
    await page.close()
  }
  return problems
}
