// The one Chromium that pictures of stories are compared in: its version, its libraries and its fonts come from the
// registry by the lockfile, and nothing of the machine is drawn.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inflate } from '@sparticuz/chromium'
import type { LaunchOptions } from 'playwright'
import { CHROMIUM_FLAGS } from '../browser.ts'

const PACK = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..')
const ARCHIVES = ['chromium.br', 'fonts.tar.br', 'al2023.tar.br']

/** Rendered the same by every processor, and in every repaint. */
const ALIKE = [
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--disable-skia-runtime-opts',
  '--disable-partial-raster',
  '--disable-threaded-animation',
  '--disable-threaded-scrolling',
  '--disable-checker-imaging',
]

/** Fonts of this folder and no others: what they lack is drawn as a box, on every machine alike. */
const fontsConfig = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`

/** Unpacks the browser once for each of its versions; answers with the folder. */
async function unpack(): Promise<string> {
  const { version } = JSON.parse(readFileSync(join(PACK, 'package.json'), 'utf8'))
  const folder = resolve(`node_modules/.cache/pinned-chromium-${version}`)
  if (existsSync(folder)) return folder
  const partial = `${folder}.${process.pid}`
  mkdirSync(partial, { recursive: true })
  // The package unpacks to the folder for temporary files, and takes whatever version it finds there.
  const { TMPDIR } = process.env
  process.env.TMPDIR = partial
  try {
    await Promise.all(ARCHIVES.map((name) => inflate(join(PACK, 'bin', name))))
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = TMPDIR
  }
  writeFileSync(join(partial, 'fonts.conf'), fontsConfig(folder))
  rmSync(folder, { recursive: true, force: true })
  renameSync(partial, folder)
  return folder
}

/** What Playwright needs to launch it; rejects where it cannot be unpacked. */
export async function pinnedChromium(): Promise<LaunchOptions> {
  const folder = await unpack()
  return {
    executablePath: join(folder, 'chromium'),
    args: [...CHROMIUM_FLAGS, ...ALIKE],
    env: {
      ...process.env,
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
      LD_LIBRARY_PATH: join(folder, 'al2023/lib'),
    },
  }
}
