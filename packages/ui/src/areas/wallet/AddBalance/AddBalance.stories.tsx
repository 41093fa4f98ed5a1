import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { storyWorld } from '../../../testing/storyWorld.ts'
import { AddBalance } from './AddBalance.tsx'

const story = storyWorld({ signedInAs: 'admin@fleetgis.example' })
const driver = story.world.drivers[0]
const name = driver?.name.en ?? ''
const groupId = driver?.groupId ?? ''
const groupName = story.world.groups.find(({ id }) => id === groupId)?.name ?? ''

/**
 * The Add Balance popup of the staff console: an amount and a confirmation, then the money is sent **once** to the wallet of a
 * driver, and the ledger decides where the outcome is unknown. `TopUp` is its sibling for the admin of a group.
 *
 * **Do** mount it when the balance is chosen, and unmount it on `onClose`. **Do not** send again yourself.
 *
 * **Events** `onAdded({ driverKey, groupId, amount, balance })` once the money is in the wallet, `onClose()`.
 *
 * **States** those of `TopUp`, without a PIN.
 *
 * **Translation keys** `addBalance.*`, `topUp.*`
 *
 * **Calls** EP-A18 (the money), EP-A16 and EP-A20 (the outcome).
 *
 * ```tsx
 * import { AddBalance } from '@fleetgis/ui/AddBalance'
 *
 * <FleetProvider client={client} language="en" theme="light">
 *   <AddBalance
 *     driverKey="D-1"
 *     driverName="Aung Kyaw"
 *     contact="aung@example.com"
 *     groupId="G001"
 *     groupName="Golden Valley"
 *     onClose={() => closePopup()}
 *   />
 * </FleetProvider>
 * ```
 */
const meta = {
  title: 'Widgets/AddBalance',
  component: AddBalance,
  args: {
    driverKey: driver?.key ?? '',
    driverName: name,
    contact: driver?.userId ?? '',
    groupId,
    groupName,
    onClose: fn(),
  },
  parameters: { ...story.opened(), docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof AddBalance>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'DRV-15 the popup names the driver and the group, and starts with an empty amount',
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog'))
    // The facts stand above the wait and then above the form: what was found first may be gone.
    await waitFor(() => expect(dialog.getByText(name)).toBeVisible())
    await waitFor(() => expect(dialog.getByText(groupName)).toBeVisible())
    await expect(await dialog.findByRole('textbox')).toHaveValue('')
  },
}

export const Nothing: Story = {
  name: 'VAL-19 a submit without an amount focuses the field and announces its error, each time',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog'))
    const amount = await dialog.findByRole('textbox')
    const next = dialog.getByRole('button', { name: 'Continue' })
    await userEvent.click(next)
    await waitFor(() => expect(amount).toHaveFocus())
    await expect(amount).toBeInvalid()
    const spoken = await waitFor(() => {
      const region = canvasElement.querySelector('form > [aria-live="assertive"]')
      if (!region?.textContent) throw new Error('Nothing is announced.')
      return region
    })
    await expect(spoken).toHaveTextContent(/^Amount: Please enter an amount\.$/)
    // The field has the focus already, and its error is there.
    const said: string[] = []
    const changes = new MutationObserver(() => said.push(spoken.textContent))
    changes.observe(spoken, { childList: true })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(said.at(-1)).toBe('Amount: Please enter an amount.'))
    changes.disconnect()
    await userEvent.type(amount, '5')
    await expect(spoken).toBeEmptyDOMElement()
  },
}
