import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, waitFor } from 'storybook/test'
import { FleetProvider } from '../provider/FleetProvider.tsx'
import { WidgetBoundary } from '../remote/failures/WidgetBoundary.tsx'
import { everyView, OVERLAYS } from './everyMount.ts'

const onError = fn()
const said = fn()

/** Every view of the kit, in a provider without a client. */
function Views() {
  return (
    <FleetProvider onError={onError}>
      {Object.entries(everyView).map(([name, view]) => (
        <section key={name} aria-label={name} style={{ height: 400, overflow: 'auto' }}>
          <WidgetBoundary name={name}>{view}</WidgetBoundary>
        </section>
      ))}
    </FleetProvider>
  )
}

const meta = {
  title: 'Testing/Views',
  component: Views,
  tags: ['!dev', '!autodocs'],
  // Pages are side by side here, each with landmarks and ids of its own.
  parameters: { a11y: { test: 'off' } },
} satisfies Meta<typeof Views>

export default meta
type Story = StoryObj<typeof meta>

export const WithoutClient: Story = {
  beforeEach: () => {
    onError.mockClear()
    said.mockClear()
    const spy = spyOn(console, 'error').mockImplementation(said)
    return () => spy.mockRestore()
  },
  play: async ({ canvas, canvasElement }) => {
    const sections = await canvas.findAllByRole('region', {
      name: (name) => name in everyView,
    })
    await expect(sections).toHaveLength(Object.keys(everyView).length)
    // The three maps of vehicles, and the finder's.
    await waitFor(() => expect(canvasElement.querySelectorAll('.leaflet-container')).toHaveLength(4))
    await expect(onError).not.toHaveBeenCalled()
    await expect(said).not.toHaveBeenCalledWith(expect.stringContaining('needs a client'))
    const inPage = sections.filter((section) => !OVERLAYS.includes(section.getAttribute('aria-label') ?? ''))
    for (const section of inPage) {
      await expect(section, section.getAttribute('aria-label') ?? '').not.toBeEmptyDOMElement()
      await expect(
        section.firstElementChild,
        section.getAttribute('aria-label') ?? '',
      ).not.toBeEmptyDOMElement()
    }
  },
}
