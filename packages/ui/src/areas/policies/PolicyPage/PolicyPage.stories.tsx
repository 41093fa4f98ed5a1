import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { PolicyPage } from './PolicyPage.tsx'

/**
 * The privacy policy of an app, in English or Burmese; the English text is binding.
 *
 * **Do** pass the company as it is registered.
 * **Do not** put it inside the navbar: it is a page for visitors.
 *
 * **Calls** none.
 */
const meta = {
  title: 'Widgets/PolicyPage',
  component: PolicyPage,
  args: {
    app: 'driver',
    company: {
      name: 'Golden Valley Mobility Co., Ltd.',
      address: 'No. 12, Example Road\nYangon, Myanmar',
      email: 'privacy@fleetgis.example',
    },
  },
} satisfies Meta<typeof PolicyPage>

export default meta
type Story = StoryObj<typeof meta>

const find = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  await canvas.findByRole('heading', { level: 1 })
  return canvas
}

export const Default: Story = {
  name: 'POL-07 nine sections in their order, each with an anchor',
  parameters: { rules: ['POL-01', 'POL-03', 'POL-04', 'POL-05', 'POL-08', 'POL-09', 'POL-11'] },
  play: async ({ canvasElement }) => {
    const canvas = await find(canvasElement)
    await expect(canvas.getByText('Taxi driver app')).toBeVisible()
    await expect(canvas.getByText('January 03 2024')).toBeVisible()
    const headings = canvas.getAllByRole('heading', { level: 2 })
    await expect(headings.map(({ id }) => id)).toEqual([
      'collect',
      'use',
      'sharing',
      'retention',
      'transfer',
      'deletion',
      'children',
      'links',
      'changes',
      'contact',
    ])
    await expect(canvas.getByRole('heading', { name: 'Children under 13' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Children under 13' })).toHaveAttribute('href', '#children')
    const collected = within(canvas.getByRole('region', { name: 'What we collect' })).getAllByRole('listitem')
    await expect(collected).toHaveLength(6)
    await expect(collected[3]).toHaveTextContent(/camera.*only with your permission/)
    await expect(collected[4]).toHaveTextContent(/Photos.*only with your permission/)
    const contact = within(canvas.getByRole('region', { name: 'How to reach us' }))
    await expect(contact.getByRole('link')).toHaveAttribute('href', 'mailto:privacy@fleetgis.example')
    await expect(contact.getByText(/Golden Valley Mobility Co., Ltd\.\s+No\. 12/)).toBeVisible()
  },
}

export const Empty: Story = {
  name: 'CF-149 without a company the page says that it is not configured',
  args: { company: undefined },
  play: async ({ canvas }) => expect(await canvas.findByRole('alert')).toHaveTextContent('"company"'),
}

const DATES = {
  collaboration: 'January 02 2025',
  kaizentic: '12.8.2025',
  seinyadanar: '24/8/2025',
  passenger: 'April 12 2024',
} as const
const APPS = Object.keys(DATES) as (keyof typeof DATES)[]
function EachApp(args: ComponentProps<typeof PolicyPage>) {
  const [turn, setTurn] = useState(0)
  return (
    <>
      <PolicyPage {...args} app={APPS[turn] ?? 'driver'} />
      <button type="button" onClick={() => setTurn(turn + 1)}>
        Next app
      </button>
    </>
  )
}
export const Apps: Story = {
  name: 'POL-10 each app has its own date; the collaboration app also collects e-mail and address',
  parameters: { rules: ['POL-01', 'POL-02', 'POL-06', 'POL-09'] },
  render: (args) => <EachApp {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = await find(canvasElement)
    await expect(canvas.getByText('Your email address')).toBeVisible()
    await expect(canvas.getByText('Your postal address')).toBeVisible()
    for (const app of APPS) {
      await expect(await canvas.findByText(DATES[app])).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Next app' }))
    }
  },
}

export const BurmeseDarkPhone: Story = {
  name: 'CF-149 the Burmese text says that the English one is binding',
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  parameters: {
    latinWords: {
      'Golden Valley Mobility Co., Ltd.': 'the name of the company',
      PDF: 'written so in Burmese too',
    },
  },
  play: async ({ canvasElement }) => {
    await expect((await find(canvasElement)).getByText(/အင်္ဂလိပ်ဘာသာ မူရင်းကိုသာ အတည်ယူရပါမည်။/)).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}
