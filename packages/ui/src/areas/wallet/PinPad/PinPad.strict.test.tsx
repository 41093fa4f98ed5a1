import { Activity, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FleetProvider } from '../../../provider/FleetProvider.tsx'
import { rooted } from '../../../testing/rooted.tsx'
import { PinPad } from './PinPad.tsx'

const inProvider = (run: (render: (node: ReactNode) => void) => Promise<void>) =>
  rooted((render) => run((node) => render(<FleetProvider>{node}</FleetProvider>)))

const field = () => page.getByLabelText('PIN')

test('WAL-06 in StrictMode the pad holds the six digits that were typed', () =>
  inProvider(async (render) => {
    const onComplete = vi.fn(async () => undefined)
    render(<PinPad onComplete={onComplete} />)
    await expect.element(field()).toHaveValue('')
    await userEvent.click(field())
    await userEvent.keyboard('987654')
    await expect.poll(() => onComplete.mock.calls).toEqual([[{ pin: '987654' }]])
  }))

test('T15 a pad that Activity hides drops its digits, and is empty when shown', () =>
  inProvider(async (render) => {
    const pad = <PinPad onComplete={async () => undefined} />
    const input = () => document.querySelector('input')
    render(<Activity mode="visible">{pad}</Activity>)
    await userEvent.click(field())
    await userEvent.keyboard('987')
    await expect.element(page.getByText('3 of 6 digits')).toBeInTheDocument()
    render(<Activity mode="hidden">{pad}</Activity>)
    await expect.poll(() => input()?.checkVisibility()).toBe(false)
    await expect.poll(() => input()?.value).toBe('')
    render(<Activity mode="visible">{pad}</Activity>)
    await expect.element(field()).toHaveValue('')
    expect(page.getByText(/of 6 digits/).elements()).toEqual([])
    await userEvent.click(field())
    await userEvent.keyboard('12')
    await expect.element(page.getByText('2 of 6 digits')).toBeInTheDocument()
    await expect.element(field()).toHaveValue('12')
  }))
