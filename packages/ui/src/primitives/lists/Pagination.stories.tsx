import { checkPageItems, locationPageItems, type PageItem } from '@fleetgis/domain/paging'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Pagination } from './Pagination.tsx'

interface PagedProps {
  page: number
  pages: number
  itemsOf: ((page: number, pages: number) => PageItem[]) | undefined
  onPage: (event: { page: number }) => void
}

function Paged({ itemsOf, onPage, ...start }: PagedProps) {
  const [page, setPage] = useState(start.page)
  return (
    <Pagination
      page={page}
      pages={start.pages}
      items={itemsOf?.(page, start.pages)}
      onPage={(event) => {
        setPage(event.page)
        onPage(event)
      }}
    />
  )
}

/**
 * Moves between pages, by a list of pages or with `x of y` between Previous and Next.
 *
 * **Do** build the list with `@fleetgis/domain/paging`: `locationPageItems`, `unknownPageItems` or `checkPageItems`.
 * **Do not** use it for lists that load on scroll: that is `InfiniteList`.
 *
 * **Keyboard** Each page is a button; the current one has `aria-current`.
 */
const meta = {
  title: 'Primitives/Pagination',
  component: Pagination,
  render: (args) => <Paged {...(args as PagedProps)} />,
  argTypes: { itemsOf: { table: { disable: true } } },
  args: { page: 5, pages: 8, itemsOf: locationPageItems, onPage: fn() },
} satisfies Meta

export default meta
type Story = StoryObj<PagedProps>

const shown = (canvasElement: HTMLElement) =>
  [...within(canvasElement).getByRole('list').children].map((item) => item.textContent).join(' ')

export const LocationTable: Story = {
  tags: ['picture'],
  name: 'LOC-14 the location table has Previous, 1, gaps around the middle, the last and Next',
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('navigation', { name: 'Pages' })).toBeVisible()
    await expect(shown(canvasElement)).toBe('1 … 4 5 6 … 8')
    await expect(canvas.getByRole('button', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page')
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(args.onPage).toHaveBeenLastCalledWith({ page: 6 })
    await userEvent.click(canvas.getByRole('button', { name: 'Page 8' }))
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled()
    await expect(shown(canvasElement)).toBe('1 … 7 8')
    await userEvent.click(canvas.getByRole('button', { name: 'Page 7' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(canvas.getByRole('button', { name: 'Page 8' })).toHaveFocus()
  },
}

export const OnePage: Story = {
  name: 'LOC-20 Check Location shows nothing for one page',
  args: { itemsOf: checkPageItems, page: 1, pages: 1 },
  play: ({ canvas }) => expect(canvas.queryByRole('navigation')).toBeNull(),
}

export const PageOfPages: Story = {
  tags: ['picture'],
  name: 'TXN-14 x of y is between Previous and Next',
  args: { itemsOf: undefined, page: 1, pages: 3 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^1 of 3$/)
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(args.onPage).toHaveBeenLastCalledWith({ page: 2 })
    await expect(canvas.getByRole('status')).toHaveTextContent(/^2 of 3$/)
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent(/^3 of 3$/)
    await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveFocus()
  },
}

export const BurmeseDarkPhone: Story = {
  tags: ['picture'],
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  args: { page: 10, pages: 200 },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'စာမျက်နှာ 10' })).toBeVisible(),
}
