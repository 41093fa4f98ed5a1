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

export const Five: StoryObj<typeof meta> = {
  name: 'five figures that do not fit one line are three and two, and fill both',
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'tablet' } },
  args: {
    figures: ['Total amount', 'Trips', 'Drivers', 'Distance', 'Income'].map((label) => ({
      label,
      value: '412',
    })),
  },
  play: async ({ canvas }) => {
    const boxes = [...canvas.getByRole('group', { name: 'Totals' }).querySelectorAll('dl > div')].map(
      (figure) => figure.getBoundingClientRect(),
    )
    const lines = [...new Set(boxes.map(({ top }) => top))].map((top) =>
      boxes.filter((box) => box.top === top),
    )
    await expect(lines.map(({ length }) => length)).toEqual([3, 2])
    const [first, second] = lines.map((line) => Math.round(line.at(-1)?.right ?? 0))
    await expect(second).toBe(first)
  },
}
