import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FigureGrid } from './FigureGrid.tsx'

const meta = {
  title: 'Primitives/FigureGrid',
  component: FigureGrid,
  args: {
    label: 'Totals',
    figures: [
      { label: 'Total amount', value: '1,250,000', unit: 'MMK' },
      { label: 'Income', value: undefined },
      { label: 'Net amount', value: undefined, hasFailed: true },
      { label: 'Trips', value: '412' },
    ],
  },
} satisfies Meta<typeof FigureGrid>

export default meta

export const Default: StoryObj<typeof meta> = {
  tags: ['picture'],
  name: 'each figure loads or fails alone',
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Totals' })
    const shown = [...group.querySelectorAll('dd')].map((figure) => figure.textContent)
    await expect(shown).toEqual(['1,250,000 MMK', 'Loading', '–Could not be loaded', '412'])
  },
}
