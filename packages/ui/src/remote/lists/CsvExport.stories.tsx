import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { TwoLanguages } from '../../testing/TwoLanguages.tsx'
import { CsvExport } from './CsvExport.tsx'
import { IncompleteList } from './readAllPages.ts'
import { useCsvExport } from './useCsvExport.ts'

let end = (_: Error) => {}
const onSave = fn()

/** An export that runs until the play ends it. */
function Exported() {
  const [write] = useState(() => () => new Promise<never>((_, reject) => (end = reject)))
  return <CsvExport {...useCsvExport({ list: '', name: 'list.csv', write, onSave })} isDisabled={false} />
}

const meta = {
  title: 'Primitives/CsvExport',
  render: () => (
    <TwoLanguages>
      <Exported />
    </TwoLanguages>
  ),
  tags: ['!dev', '!autodocs'],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const StoppedAndFailed: Story = {
  name: 'T22 an export that is stopped or fails saves nothing; Stop leaves the focus to its button, and why follows the language',
  play: async ({ canvas }) => {
    const save = canvas.getByRole('button', { name: 'Export CSV' })
    await userEvent.click(save)
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }))
    await waitFor(() => expect(save).toHaveFocus())
    await userEvent.click(save)
    canvas.getByRole('button', { name: 'Stop' }).focus()
    end(new IncompleteList({ done: 1000, total: 12_345 }))
    await canvas.findByText(
      'Nothing was exported. Only 1,000 of 12,345 rows could be read. Please try again.',
    )
    await waitFor(() => expect(save).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Burmese' }))
    await canvas.findByText(/အတန်း 12,345 ခုအနက် 1,000 ခုသာ/)
    await expect(canvas.queryByText(/Only 1,000/)).toBeNull()
    await expect(onSave).not.toHaveBeenCalled()
  },
}
