import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright'
import type { View } from './lookAt.ts'
import { pictureOf, type Tour } from './tour.ts'

/** How a view differs from that of another tour. */
export interface Difference {
  readonly change: 'changed' | 'new' | 'gone'
  readonly view: View
  /** Of the picture, with the changed pixels marked; in the folder of the tour. */
  readonly marked?: string
  /** The earlier picture, copied into the folder of the tour. */
  readonly before?: string
  /** Changed pixels. */
  readonly pixels?: number
}

const keyOf = ({ visit, look }: View) => `${visit}.${look}`

/** Lays the pictures of two tours over each other, and marks what has changed. */
export async function layOver(
  browser: Browser,
  now: { tour: Tour; folder: string },
  before: { tour: Tour; folder: string },
): Promise<Difference[]> {
  const earlier = new Map(before.tour.views.map((view) => [keyOf(view), view]))
  const page = await browser.newPage()
  mkdirSync(`${now.folder}/changes`, { recursive: true })
  const differences: Difference[] = []
  for (const view of now.tour.views) {
    const was = earlier.get(keyOf(view))
    earlier.delete(keyOf(view))
    if (was === undefined) {
      differences.push({ change: 'new', view })
      continue
    }
    const [old, present] = [before, now].map(({ folder }) => readFileSync(`${folder}/${pictureOf(view)}`))
    if (old === undefined || present === undefined || old.equals(present)) continue
    const { pixels, picture } = await mark(page, old, present)
    if (pixels === 0) continue
    const files = { marked: `changes/${keyOf(view)}.png`, before: `changes/${keyOf(view)}.before.png` }
    writeFileSync(`${now.folder}/${files.marked}`, picture)
    writeFileSync(`${now.folder}/${files.before}`, old)
    differences.push({ change: 'changed', view, pixels, ...files })
  }
  await page.close()
  return [...differences, ...[...earlier.values()].map((view) => ({ change: 'gone' as const, view }))]
}

/** The present picture, faded, with what differs from the old one in red and framed. */
async function mark(page: Page, old: Buffer, present: Buffer): Promise<{ pixels: number; picture: Buffer }> {
  const { pixels, picture } = await page.evaluate(
    async ([old, present]) => {
      async function read(base64: string) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
        return createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      }
      const [a, b] = await Promise.all([read(old), read(present)])
      const [width, height] = [Math.max(a.width, b.width), Math.max(a.height, b.height)]
      function dataOf(image: ImageBitmap) {
        const canvas = new OffscreenCanvas(width, height)
        const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
        context.drawImage(image, 0, 0)
        return { canvas, context, data: context.getImageData(0, 0, width, height) }
      }
      const was = new Uint32Array(dataOf(a).data.data.buffer)
      const { canvas, context, data } = dataOf(b)
      const is = new Uint32Array(data.data.buffer)
      let pixels = 0
      let [left, top, right, bottom] = [width, height, 0, 0]
      for (let index = 0; index < is.length; index++) {
        if (was[index] === is[index]) {
          // Four times closer to white.
          for (let part = 0; part < 3; part++) {
            const at = index * 4 + part
            data.data[at] = 255 - (255 - (data.data[at] ?? 0)) / 4
          }
          continue
        }
        pixels += 1
        data.data.set([220, 0, 60, 255], index * 4)
        const [x, y] = [index % width, Math.floor(index / width)]
        left = Math.min(left, x)
        right = Math.max(right, x)
        top = Math.min(top, y)
        bottom = Math.max(bottom, y)
      }
      context.putImageData(data, 0, 0)
      context.strokeStyle = 'rgb(220 0 60)'
      context.lineWidth = 2
      context.strokeRect(left - 4, top - 4, right - left + 9, bottom - top + 9)
      const marked = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())
      let text = ''
      for (const byte of marked) text += String.fromCharCode(byte)
      return { pixels, picture: btoa(text) }
    },
    [old.toString('base64'), present.toString('base64')] as const,
  )
  return { pixels, picture: Buffer.from(picture, 'base64') }
}
