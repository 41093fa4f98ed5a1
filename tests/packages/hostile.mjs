// The kit on a page whose sheet sets everything that elements inherit, and has rules for the elements themselves: its
// widgets must look as on a page without a sheet, to the pixel. The same in a shadow root, and under policies for styles.

/** All that elements inherit, the root font of 10 px, rules for each kind of element that the kit renders; with `dir=rtl`. */
const HOSTILE_CSS = `
html { font-size: 62.5%; }
body { margin: 7px; color: red; background: #fee; font: italic small-caps 700 10px/3 monospace; text-align: right;
  text-transform: uppercase; letter-spacing: 3px; word-spacing: 9px; text-indent: 20px; cursor: crosshair;
  white-space: pre; text-shadow: 1px 1px red; list-style: square inside; word-break: break-all; }
* { letter-spacing: 3px; box-sizing: content-box; text-transform: uppercase; }
div, section, article, header, footer, main, nav, search, form { margin: 9px; padding: 9px; border: 2px solid red; background: #fee; float: left; max-width: 200px; }
body div button, input, select, textarea { display: block; float: right; width: 100%; min-width: 140px; height: 50px; margin: 8px; padding: 20px; border: 3px dashed red;
  border-radius: 0; background: yellow; box-shadow: 2px 2px red; color: red; font: italic 9px/1 serif; text-align: right; opacity: 0.5; transform: rotate(1deg);
  transition: all 2s; cursor: crosshair; overflow: auto; -webkit-appearance: none; }
h1, h2, h3, h4, h5, h6 { margin: 40px 0; border-bottom: 2px solid red; color: red; font: 900 40px/1 serif; text-align: right; }
p, ul, ol, dl, dt, dd, figure, fieldset, legend { margin: 30px; padding: 12px; color: red; line-height: 3; }
ul li { display: block; float: left; width: 50%; margin: 9px; padding: 9px; list-style: square; border: 1px solid red; background: pink; }
a { display: inline-block; padding: 3px; border-bottom: 1px solid red; color: red; font-weight: 900; text-decoration: underline dotted; }
span, small, strong, em, b, i, time, bdi { color: red; font-size: 30px; font-weight: 100; vertical-align: super; text-decoration: underline; }
label { display: block; float: left; margin: 9px; color: red; font-weight: 900; }
table { width: auto; margin: 20px; border: 3px solid red; border-collapse: separate; border-spacing: 9px; table-layout: auto; }
thead, tbody, tr { background: pink; border: 2px solid red; }
table th, table td { padding: 20px; border: 2px solid red; background: pink; text-align: center; vertical-align: top; white-space: nowrap; }
img, svg, canvas, video { display: block; float: left; max-width: 20px; height: auto; margin: 5px; border: 2px solid red; vertical-align: top; }
svg { width: 40px; fill: red; stroke: blue; stroke-width: 4; }
svg path, circle, line, rect { fill: red; stroke: blue; }
`

/** Styles of the stage: the sheet does not change its position, width and background, only what it inherits. */
const STAGE =
  'position:absolute;top:0;left:0;float:none;margin:0;padding:20px;border:0;background:white;outline:0;max-width:none;box-sizing:border-box'

/**
 * The page; `?widget=` names what it shows, `&hostile` adds the sheet, `&shadow` shows it in a shadow root, `&nonce=` gives
 * a nonce. The clock stands still.
 */
const page = `import { createElement as h } from 'react'
import { createRoot } from 'react-dom/client'
import { enableShadowDOM } from 'react-stately/private/flags/flags'
import { readyLinks, rushHour } from '@fleetgis/sandbox'
import { SignIn, SignUp, Banner, Button, Checkbox, DateRangeField, EmptyState, ErrorCard, MultiSelect, PeriodSelect,
  Pagination, SearchField, SegmentedControl, Select, Slider, Switch, Tabs, TextField } from '@fleetgis/ui'
import { BookingCard } from '@fleetgis/ui/BookingCard'
import { BookingList } from '@fleetgis/ui/BookingList'
import { ChatPanel } from '@fleetgis/ui/ChatPanel'
import { CheckInList } from '@fleetgis/ui/CheckInList'
import { ConsoleDashboard } from '@fleetgis/ui/ConsoleDashboard'
import { ConsoleDriverList } from '@fleetgis/ui/ConsoleDriverList'
import { FleetMap } from '@fleetgis/ui/FleetMap'
import { HomeMap } from '@fleetgis/ui/HomeMap'
import { LocationTable } from '@fleetgis/ui/LocationTable'
import { PinChange, PinPad } from '@fleetgis/ui/PinPad'
import { Popover } from '@fleetgis/ui/Popover'
import { PlaceSearch } from '@fleetgis/ui/PlaceSearch'
import { RoleForm } from '@fleetgis/ui/RoleForm'
import { SandboxProvider } from '@fleetgis/ui/testing'
import { TransactionHistory } from '@fleetgis/ui/TransactionHistory'
import { TripDetail } from '@fleetgis/ui/TripDetail'
import { UserList } from '@fleetgis/ui/UserList'
import { VehicleList } from '@fleetgis/ui/VehicleList'

const ignore = () => {}
const options = [{ id: 'a', label: 'First' }, { id: 'b', label: 'Second' }]
const world = rushHour()
const driver = world.drivers.find((one) => one.groupId === 'G001')
const chat = new URLSearchParams(readyLinks(world).find((one) => one.path.startsWith('/driver-booking-chat?')).path.split('?')[1])
const card = { key: 'K-1', id: 'BK-1', status: 1, createdAt: '2026-11-21 09:00:00', distanceKm: 4.2,
  pickup: { name: 'Sule Pagoda' }, stops: [], dropOff: { name: 'Inya Lake' }, passengerName: 'Daw Khin Mar' }
const vehicles = [0, 1, 2].map((place) => ({ id: 'D-' + place, position: { lat: 16.8 + place / 50, lng: 96.15 + place / 30 },
  heading: 90 * place, status: 1 + place, at: '2026-11-21 09:15:00', groupId: 'G001', type: 'Car' }))
/** A place with a height. */
const tall = (widget) => h('div', { style: { height: 500, maxWidth: 'none', float: 'none', margin: 0, padding: 0, border: 0, background: 'none' } }, widget)
const WIDGETS = {
  BookingCard: [h(BookingCard, { booking: card, audience: 'driver', onAction: ignore, onOpenDetail: ignore, onOpenChat: ignore })],
  BookingList: [h(BookingList, { audience: 'driver', userId: driver.userId, driverKey: driver.key, groupId: 'G001' }), driver.userId],
  ChatPanel: [tall(h(ChatPanel, { chat: { appId: '001', userId: chat.get('userid'), bookingKey: chat.get('bookingkey'), screen: 'driverBooking' } })), chat.get('userid')],
  CheckInList: [h(CheckInList)],
  ConsoleDashboard: [h(ConsoleDashboard, { userId: 'admin@fleetgis.example' })],
  ConsoleDriverList: [h(ConsoleDriverList)],
  FleetMap: [tall(h(FleetMap, { vehicles }))],
  HomeMap: [tall(h(HomeMap))],
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
  PinPad: [h(PinPad, { onComplete: () => undefined })],
  PlaceSearch: [h(PlaceSearch)],
  RoleForm: [h(RoleForm, { roleId: 'new', onDone: ignore, onCancel: ignore })],
  SignIn: [h(SignIn, { onSignedIn: ignore, links: { forgotPassword: '/f', signUp: '/s' } })],
  SignUp: [h(SignUp, { onSignedUp: ignore, links: { signIn: '/s' } })],
  TransactionHistory: [h(TransactionHistory, { model: 'console', driverKey: driver.key, groupId: 'G001', canExport: true })],
  TripDetail: [h(TripDetail, { audience: 'driver', userId: chat.get('userid'), bookingKey: chat.get('bookingkey'), onClose: ignore }), chat.get('userid')],
  UserList: [h(UserList)],
  VehicleList: [h(VehicleList)],
}
window.widgets = Object.keys(WIDGETS)
const query = new URLSearchParams(location.search)
if (query.has('hostile')) {
  // After the styles of the kit, which are in the head.
  document.body.append(Object.assign(document.createElement('style'), { textContent: window.hostileCss }))
  document.documentElement.dir = 'rtl'
}
const [element, user = 'admin@fleetgis.example'] = WIDGETS[query.get('widget')] ?? ['']
const stage = document.getElementById('root')
stage.setAttribute('style', '${STAGE};width:' + (Number(query.get('width')) + 40) + 'px')
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

/** react-aria sets it by a sheet in the head of the page, which does not reach a shadow root. */
const OF_PAGE = 'touch-action'

/** Also shown in a shadow root. */
const SHADOWED = new Set(['HomeMap', 'SignIn'])

/**
 * Lists load page after page: a picture is of the last state, when no part is busy, the markup stays the same, and the
 * fonts and pictures of it are there.
 */
async function untilStill(fleet) {
  let [markup, still] = ['', 0]
  for (let look = 0; still < 15; look += 1) {
    if (look > 600) throw new Error('The widget is still busy, or still changes, after a minute.')
    const isSame = fleet.innerHTML === markup && fleet.querySelector('[aria-busy=true]:not(button)') === null
    still = isSame ? still + 1 : 0
    markup = fleet.innerHTML
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  await document.fonts.ready
  for (const image of fleet.querySelectorAll('img')) {
    // A frame otherwise appears without a picture that is still decoded.
    image.decoding = 'sync'
    await image.decode().catch(() => {})
  }
}

/**
 * The widgets that look otherwise with the sheet, as sentences with the first differences of computed styles; how many
 * pictures were compared, how many elements, and how many of those changed.
 */
export async function findHostileDifferences(browser, address, { only, keep } = {}) {
  const problems = []
  let [count, elements, changed] = [0, 0, 0]
  const show = async (query, width) => {
    const page = await browser.newPage({
      viewport: { width: width + 40, height: 900 },
      reducedMotion: 'reduce',
    })
    await page.goto(`${address}?width=${width}&${query}`)
    const root = page.locator('[data-component="Fleet"]').first()
    await root.waitFor()
    await root.evaluate(untilStill)
    // Not of the element: the height of that picture is rounded either way.
    const { x, y, width: wide, height } = await root.boundingBox()
    const clip = { x, y, width: wide, height: Math.ceil(height) }
    const image = await page.screenshot({ clip, fullPage: true, animations: 'disabled', caret: 'hide' })
    const styles = await root.evaluate((fleet) => {
      for (const animation of document.getAnimations()) animation.cancel()
      return [fleet, ...fleet.querySelectorAll('*')].map((element) => {
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
      })
    })
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
        const differing = clean.styles
          .map(({ name, style }, index) => {
            const other = hostile.styles[index]?.style ?? {}
            return Object.keys(style)
              .filter((key) => key !== OF_PAGE && style[key] !== other[key])
              .map((key) => `${name} ${key}: ${style[key]} -> ${other[key]}`)
          })
          .filter((differences) => differences.length > 0)
        elements += clean.styles.length
        changed += differing.length
        if (clean.image.equals(hostile.image) && differing.length === 0) continue
        const said = differing.flat()
        problems.push(
          `${widget} ${width} px ${look} ${host}: ${said.length} styles of ${differing.length} elements differ\n  ${said.slice(0, 25).join('\n  ')}`,
        )
        keep?.(widget, clean.image, hostile.image)
      }
      await clean.page.close()
    }
  return { problems, count, elements, changed }
}

/** What does not work in a shadow root: a press inside a panel is not one outside, and the focus returns to the opener. */
export async function findShadowProblems(browser, address) {
  const page = await browser.newPage()
  await page.goto(`${address}?widget=Parts&shadow`)
  const opener = page.getByRole('button', { name: 'Layers' })
  await opener.click()
  const isPressed = await page
    .getByText('Routes')
    .click()
    .then(() => true)
    .catch(() => false)
  const isOpen = await page.getByRole('dialog', { name: 'Layers' }).isVisible()
  await page.keyboard.press('Escape')
  const isClosed = (await page.getByRole('dialog').count()) === 0
  const hasFocus = await opener.evaluate((button) => button.getRootNode().activeElement === button)
  const styles = await page.evaluate(() => document.querySelectorAll('head style[data-styled]').length)
  await page.close()
  return [
    ...(isPressed ? [] : ['the panel takes no press']),
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
    await button.waitFor().catch(() => problems.push(`${styles}: the page is blank`))
    const radius = await button.evaluate((one) => getComputedStyle(one).borderTopLeftRadius).catch(() => '')
    if ((radius === '6px') !== hasLook) problems.push(`${styles}: the radius of a button is ${radius}`)
    if (said.length !== (hasLook ? 0 : 1))
      problems.push(`${styles}: the console says ${JSON.stringify(said)}`)
    await page.close()
  }
  return problems
}
