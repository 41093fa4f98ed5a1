import { Activity } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FleetProvider } from '../../provider/FleetProvider.tsx'
import { rooted } from '../../testing/rooted.tsx'
import { Dialog } from './Dialog.tsx'

test('decision 27: a dialog that Activity hides keeps its content, and has the focus and its keys when it is shown again', async () => {
  const onClose = vi.fn()
  const inMode = (mode: 'visible' | 'hidden') => (
    <FleetProvider language="en" theme="light">
      <button type="button">Elsewhere</button>
      <Activity mode={mode}>
        <Dialog title="Details" isOpen onClose={onClose}>
          <input aria-label="Note" />
        </Dialog>
      </Activity>
    </FleetProvider>
  )
  const dialog = page.getByRole('dialog', { name: 'Details' })
  const elsewhere = page.getByRole('button', { name: 'Elsewhere' })
  const note = page.getByLabelText('Note')
  await rooted(async (render) => {
    render(inMode('visible'))
    await expect.element(dialog).toBeVisible()
    await userEvent.fill(note, 'Gate 2')

    render(inMode('hidden'))
    await expect.poll(() => dialog.elements()).toEqual([])
    await expect.element(elsewhere).not.toHaveAttribute('inert')
    await userEvent.click(elsewhere)

    render(inMode('visible'))
    await expect.element(note).toHaveValue('Gate 2')
    await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true)
    await expect.element(elsewhere).toHaveAttribute('inert')
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledOnce()
  })
})
