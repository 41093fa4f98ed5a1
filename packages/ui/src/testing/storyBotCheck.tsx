import type { World } from '@fleetgis/sandbox'
import type { Decorator } from '@storybook/react-vite'
import { CaptchaProvider } from '../provider/captcha/CaptchaProvider.tsx'

/** Renders a story in the bot check of its parameter `captcha`, where it has one. */
export const inBotCheck: Decorator = (Story, { parameters: { captcha } }) =>
  captcha ? (
    <CaptchaProvider siteKey="site-key" {...captcha}>
      <Story />
    </CaptchaProvider>
  ) : (
    <Story />
  )

/** The bot check of the world accepts any token, and also a missing one. */
export function acceptTokens(world: World) {
  world.captcha.redeem = () => true
}
