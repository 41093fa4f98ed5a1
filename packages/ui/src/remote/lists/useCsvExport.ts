import { useEffect, useRef, useState } from 'react'
import { type FileWay, fileWay, giveFile } from '../../csv/giveFile.ts'
import type { TextFile } from '../../csv/saveFile.ts'
import { useText } from '../../provider/FleetContext.ts'
import type { ExportState } from './ExportState.ts'
import { explainExport } from './explainExport.ts'
import type { ReadProgress } from './readAllPages.ts'

/** The prop of a widget with an export. */
export interface SaveProps {
  /** Receives the exported file; by default the browser downloads it, and a web view copies its text. */
  onSave?: ((file: TextFile) => void) | undefined
}

export interface CsvExportOptions extends SaveProps {
  /** Identifies the list: another one cancels the export. */
  list: string
  /** The name of the file. */
  name: string
  /** Reads every row and writes the file; rejects rather than write a part. */
  write: (
    signal: AbortSignal,
    onProgress: (progress: ReadProgress) => void,
  ) => Promise<{ readonly text: string; readonly rows: number }>
}

/** The state as it is kept: with the error, not its words, because the language may change meanwhile. */
type KeptState =
  | Exclude<ExportState, { state: 'failed' }>
  | { readonly state: 'failed'; readonly error: unknown }

/** Writes one complete CSV file, or none with the reason. Another list and unmounting cancel it. */
export function useCsvExport({ list, name, write, onSave }: CsvExportOptions) {
  const t = useText()
  const [kept, setKept] = useState<KeptState>()
  const running = useRef<AbortController>(undefined)
  const way: FileWay = onSave ? 'save' : fileWay()

  function cancel() {
    running.current?.abort()
    running.current = undefined
    setKept(undefined)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another list cancels the export of this one.
  useEffect(() => cancel, [list])

  async function start() {
    if (running.current) return
    const control = new AbortController()
    running.current = control
    const report = (state: KeptState) => {
      if (!control.signal.aborted) setKept(state)
    }
    report({ state: 'running', done: 0, total: 0 })
    try {
      const { text, rows } = await write(control.signal, (progress) =>
        report({ state: 'running', ...progress }),
      )
      if (control.signal.aborted) return
      await (onSave ?? giveFile)({ name, text, type: 'text/csv' })
      report({ state: 'done', rows })
    } catch (error) {
      report({ state: 'failed', error })
    } finally {
      if (running.current === control) running.current = undefined
    }
  }

  const exporting: ExportState | undefined =
    kept?.state === 'failed' ? { state: 'failed', reason: explainExport(kept.error, t) } : kept
  return { exporting, exportWay: way, onExport: () => void start(), onCancelExport: cancel }
}
