// What the journeys ask of a browser. Three kinds are driven so: an old Chromium, Firefox and WebKit, each over its own
// protocol. What a page of one of them can do is built from a few commands here.

export interface Size {
  width: number
  height: number
}

/** The commands of a browser, for one page. */
export interface Commands {
  goto(url: string): Promise<unknown>
  /** Calls a function in the page, which has only its arguments, and resolves to its result. */
  evaluate<Values extends readonly unknown[], Result>(
    read: (...values: Values) => Result,
    ...values: Values
  ): Promise<Awaited<Result>>
  /** Clicks with the mouse, in pixels of the window. */
  click(x: number, y: number): Promise<unknown>
  /** Types into the element with focus. */
  type(text: string): Promise<unknown>
  resize(size: Size): Promise<unknown>
  screenshot(path: string): Promise<unknown>
  /** What was thrown, refused or blocked since the last call. */
  problems(): Promise<string[]>
  close(): Promise<unknown>
}

/** A page as the journeys use it. */
export interface BrowserPage extends Omit<Commands, 'click' | 'type'> {
  /** Reads the page until the result is truthy, and resolves to it. */
  until<Values extends readonly unknown[], Result>(
    what: string,
    read: (...values: Values) => Result,
    ...values: Values
  ): Promise<Awaited<Result>>
  hasText(text: string): Promise<unknown>
  /**
   * Presses the first element of a selector whose name begins so, with the mouse; with a heading, in the card under it,
   * which may be mounted elsewhere meanwhile.
   */
  press(selector: string, name: string, heading?: string): Promise<void>
  type(selector: string, name: string, text: string): Promise<void>
}

const TIMEOUT = 30_000
const PAUSE = 50

export function createPage(commands: Commands): BrowserPage {
  const { evaluate } = commands

  const until: BrowserPage['until'] = async (what, read, ...values) => {
    const end = Date.now() + TIMEOUT
    for (;;) {
      // A page that is being left answers nothing.
      const result = await evaluate(read, ...values).catch(() => undefined)
      if (result) return result
      if (Date.now() > end) {
        const text = await evaluate(() => document.body.textContent?.slice(0, 600)).catch(() => '')
        throw new Error(
          `${what} is missing. ${(await commands.problems()).join('; ')} The page shows: ${text}`,
        )
      }
      await new Promise((waited) => setTimeout(waited, PAUSE))
    }
  }

  async function press(selector: string, name: string, heading = '') {
    const { x, y } = (await until(`${selector} "${name}"`, findPlace, selector, name, heading)) as Place
    await commands.click(x, y)
  }

  return {
    ...commands,
    until,
    hasText: (text) => until(`"${text}"`, (text) => document.body.textContent?.includes(text) ?? false, text),
    press,
    async type(selector, name, text) {
      await press(selector, name)
      await commands.type(text)
    },
  }
}

interface Place {
  x: number
  y: number
}

/** In the page: the middle of an element that is on top there, and stands still. */
async function findPlace(selector: string, name: string, heading: string): Promise<Place | undefined> {
  const labelOf = (element: HTMLElement) => (element as HTMLInputElement).labels?.[0]
  const nameOf = (element: HTMLElement) =>
    (element.getAttribute('aria-label') || (labelOf(element) ?? element).textContent || '').trim()
  const isIn = (card: Element | null) => card?.querySelector('h2, h3, h4')?.textContent === heading
  const found = [...document.querySelectorAll<HTMLButtonElement>(selector)].find(
    (element) =>
      !element.disabled &&
      nameOf(element).startsWith(name) &&
      (heading === '' || isIn(element.closest('article'))),
  )
  if (!found) return undefined
  // The control of a label may be hidden: people press the label.
  const target = found.offsetWidth > 1 ? found : (labelOf(found) ?? found)
  target.scrollIntoView({ block: 'center' })
  const middle = () => {
    const { left, top, width, height } = target.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  }
  const before = middle()
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  const { x, y } = middle()
  if (x !== before.x || y !== before.y) return undefined
  const top = document.elementFromPoint(x, y)
  return top && (target.contains(top) || top.contains(target)) ? { x, y } : undefined
}
