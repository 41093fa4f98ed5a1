import type { Language } from '@fleetgis/domain/i18n'
import type { World } from '@fleetgis/sandbox'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { blocked, challenge, emptied, score, slowChallenge } from '../../../provider/captcha/storyScripts.ts'
import { failingCallback } from '../../../testing/failingCallback.ts'
import { signInPage } from '../../../testing/pages/authPages.ts'
import { acceptTokens, inBotCheck } from '../../../testing/storyBotCheck.tsx'
import { storyBox } from '../../../testing/storyBox.tsx'
import { storyWorld } from '../../../testing/storyWorld.ts'
import { SignIn } from './SignIn.tsx'

const PATH = '/signin'
const USER = 'admin@fleetgis.example'
const PASSWORD = 'fleet1234'
const story = storyWorld({ prepare: acceptTokens })
/** The bodies of the sent requests. */
const sent = () => story.calls(PATH).map(({ body }) => body as Record<string, string>)

/**
 * The sign-in form with its call, and with the bot check of the `CaptchaProvider` around it.
 *
 * **Do** store the session and navigate in `onSignedIn`; the role that it receives decides where to.
 * **Do not** show a second message for a refusal: the form has it.
 *
 * **Events** `onSignedIn(signedIn)`.
 *
 * **States** sending, wrong user id or password, bot check refused or blocked, server unreachable.
 *
 * **Calls** EP-A07.
 *
 * ```tsx
 * import { SignIn } from '@fleetgis/ui'
 *
 * <FleetProvider client={client} language="en" theme="light">
 *   <SignIn
 *     links={{ forgotPassword: '/forgot-password', signUp: '/sign-up' }}
 *     onSignedIn={(signedIn) => session.signIn(signedIn)}
 *   />
 * </FleetProvider>
 * ```
 */
const meta = {
  title: 'Widgets/SignInForm/SignIn',
  component: SignIn,
  parameters: { ...story.opened() },
  args: { onSignedIn: fn(), links: { forgotPassword: '/forgot-password', signUp: '/sign-up' } },
  decorators: [storyBox({ maxWidth: 376, margin: '0 auto' }), inBotCheck],
} satisfies Meta<typeof SignIn>

export default meta
type Story = StoryObj<typeof meta>

async function signIn(canvasElement: HTMLElement, userId = USER, password = PASSWORD) {
  const page = signInPage(within(canvasElement))
  for (const field of [page.userId(), page.password()]) await userEvent.clear(field)
  await userEvent.type(page.userId(), userId)
  await userEvent.type(page.password(), `${password}{Enter}`)
}

export const SignedIn: Story = {
  name: 'AUTH-09 sends the user id, and the password in base64, once',
  parameters: { rules: ['VAL-17', 'VAL-18'] },
  beforeEach: () => story.slow(),
  play: async ({ canvas, canvasElement, args }) => {
    await signIn(canvasElement, ` ${USER} `)
    const button = canvas.getByRole('button', { name: /Sign In/ })
    await userEvent.click(button)
    canvas.getByRole<HTMLFormElement>('form').requestSubmit()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByRole('progressbar')).toBeVisible()
    story.mend()
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce())
    await expect(args.onSignedIn).toHaveBeenCalledWith(
      expect.objectContaining({ accessToken: expect.stringMatching(/^access\./), role: 1 }),
    )
    await expect(sent()).toHaveLength(1)
    await expect(sent()).toMatchObject([{ user_id: USER, password: btoa(PASSWORD), recap_token: '' }])
  },
}

const onSignedIn = failingCallback()

export const AppFails: Story = {
  tags: ['!dev', '!autodocs'],
  name: 'R12 an error thrown by onSignedIn reaches the page’s error event; the form shows no refusal',
  args: { onSignedIn: onSignedIn.fails },
  beforeEach: onSignedIn.listen,
  play: async ({ canvas, canvasElement }) => {
    await signIn(canvasElement)
    await waitFor(() => expect(onSignedIn.errors).toHaveLength(1))
    await waitFor(() => expect(canvas.getByRole('button', { name: /Sign In/ })).toBeEnabled())
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

export const SessionEnded: Story = {
  name: 'CF-175 the message of the server that ended the session stays as text under our heading',
  args: { endMessage: '<b>Your account was moved.</b> Call the operator.' },
  play: async ({ canvas }) => {
    const words = await canvas.findByText('<b>Your account was moved.</b> Call the operator.')
    await expect(words.parentElement).toHaveTextContent(/^Session Expired/)
  },
}

export const WrongPassword: Story = {
  name: 'ERR-04 a refusal says why: wrong user or password, bot check, any other code, no answer',
  parameters: { rules: ['ERR-05', 'ERR-06'] },
  play: async ({ canvas, canvasElement, args }) => {
    const expectRefused = async (words: string, userId = USER, password = PASSWORD) => {
      await signIn(canvasElement, userId, password)
      await waitFor(() => expect(canvas.queryByRole('alert')).toHaveTextContent(words))
    }
    await expectRefused('Wrong User ID or password.', USER, 'secret12')
    story.world.captcha.redeem = () => false
    await expectRefused('The bot check was not completed.')
    story.world.captcha.redeem = () => true
    await expectRefused('Something went wrong. Please try again.', 'broken@fleetgis.example')
    story.cut()
    await expectRefused('The server cannot be reached.')
    await expect(args.onSignedIn).not.toHaveBeenCalled()
  },
}

/** The account has another password than the typed one, until `remember`. */
function forget(world: World) {
  acceptTokens(world)
  world.accounts.setPassword(USER, 'another1')
}
const remember = () => story.world.accounts.setPassword(USER, PASSWORD)

export const Challenge: Story = {
  name: 'AUTH-21 T17 captcha type 1 is a challenge in the form',
  parameters: {
    rules: ['AUTH-04', 'AUTH-20', 'VAL-14'],
    captcha: { type: 1, script: challenge },
    ...story.opened({ prepare: forget }),
  },
  play: async ({ canvas, canvasElement, args }) => {
    const solve = await canvas.findByRole('button', { name: 'I am not a robot' })
    const group = canvas.getByRole('group', { name: 'Bot check' })
    const { submit, userId } = signInPage(canvas)
    await userEvent.click(submit())
    await expect(userId()).toHaveFocus()
    await expect(group).toHaveAccessibleDescription(/^The bot check was not completed\./)
    await signIn(canvasElement)
    await waitFor(() => expect(group).toHaveAccessibleDescription(/^The bot check was not completed\./))
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(sent()).toHaveLength(0)

    await userEvent.click(solve)
    await expect(group).not.toHaveAccessibleDescription()
    await userEvent.click(submit())
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Wrong User ID or password.'))
    await expect(sent()[0]).toMatchObject({ recap_token: 'challenge-1' })

    remember()
    await waitFor(() => expect(solve).toBeEnabled())
    await userEvent.click(solve)
    await userEvent.click(submit())
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce())
    await expect(sent()[1]).toMatchObject({ recap_token: 'challenge-2' })
  },
}

export const Score: Story = {
  name: 'AUTH-23 captcha type 2 gets a new score of the action loginForm for each submit',
  parameters: {
    rules: ['AUTH-20'],
    captcha: { type: 2, script: score },
    ...story.opened({ prepare: forget }),
  },
  play: async ({ canvas, canvasElement, args }) => {
    await signIn(canvasElement)
    await canvas.findByRole('alert')
    remember()
    await userEvent.click(signInPage(canvas).submit())
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce())
    const [first = {}, second = {}] = sent()
    await expect(first.recap_token).toMatch(/^loginForm-\d+$/)
    await expect(second.recap_token).toMatch(/^loginForm-\d+$/)
    await expect(second.recap_token).not.toBe(first.recap_token)
  },
}

export const ChallengeExpired: Story = {
  name: 'T17 once the challenge has expired nothing is sent before it is solved again',
  tags: ['!dev', '!autodocs'],
  parameters: { captcha: { type: 1, script: challenge } },
  play: async ({ canvas, canvasElement }) => {
    const solve = await canvas.findByRole('button', { name: 'I am not a robot' })
    await userEvent.click(solve)
    solve.dispatchEvent(new Event('expired'))
    await signIn(canvasElement)
    const group = canvas.getByRole('group', { name: 'Bot check' })
    await waitFor(() => expect(group).toHaveAccessibleDescription(/^The bot check was not completed\./))
    await expect(sent()).toHaveLength(0)
  },
}

export const ChallengeLoading: Story = {
  name: 'AUTH-21 the form does not move when the challenge has loaded',
  tags: ['!dev', '!autodocs'],
  parameters: { captcha: { type: 1, script: slowChallenge } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Loading the bot check' })).toBeVisible()
    const { submit } = signInPage(canvas)
    const before = submit().getBoundingClientRect().top
    await waitFor(() => {
      window.dispatchEvent(new Event('challenge'))
      expect(canvas.getByRole('button', { name: 'I am not a robot' })).toBeVisible()
    })
    await expect(submit().getBoundingClientRect().top).toBe(before)
  },
}

/** The words of a bot check that is blocked. */
const BLOCKED = {
  en: { failed: 'The bot check could not be loaded.', retry: 'Try again', loading: 'Loading the bot check' },
  my: { failed: 'စက်ရုပ်စစ်ဆေးမှုကို ဖွင့်၍ မရပါ။', retry: 'ထပ်ကြိုးစားရန်', loading: 'စက်ရုပ်စစ်ဆေးမှုကို ဖွင့်နေသည်' },
} as const

/** Loads a blocked bot check again: the form stays where it is, also while it loads. */
function playBlocked(language: Language): NonNullable<Story['play']> {
  const { failed, retry, loading } = BLOCKED[language]
  return async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(failed)
    // Its own font may arrive later than the first words of the language.
    await document.fonts.ready
    const top = () => signInPage(canvas, { language }).submit().getBoundingClientRect().top
    const tops = new Set([top()])
    let hasLoaded = false
    const changes = new MutationObserver(() => {
      tops.add(top())
      hasLoaded ||= canvas.queryByRole('progressbar', { name: loading }) !== null
    })
    changes.observe(canvasElement, { childList: true, subtree: true })
    await userEvent.click(canvas.getByRole('button', { name: retry }))
    await waitFor(() => expect(hasLoaded).toBe(true))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(failed)
    changes.disconnect()
    await expect(tops.size).toBe(1)
  }
}

export const CaptchaBlocked: Story = {
  name: 'T17 a bot check that does not load says so, and can be loaded again; the form does not move',
  parameters: { rules: ['AUTH-21'], captcha: { type: 1, script: blocked } },
  play: playBlocked('en'),
}

export const CaptchaBlockedBurmesePhone: Story = {
  name: 'T17 a Burmese form does not move either where its bot check does not load',
  tags: ['!dev', '!autodocs'],
  globals: { language: 'my', viewport: { value: 'phone' } },
  parameters: { captcha: { type: 1, script: blocked } },
  play: playBlocked('my'),
}

export const CaptchaEmptiedBurmesePhone: Story = {
  name: 'T17 a bot check whose script defines nothing says so',
  globals: { language: 'my', theme: 'dark', viewport: { value: 'phone' } },
  parameters: { captcha: { type: 2, script: emptied } },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('စက်ရုပ်စစ်ဆေးမှုကို ဖွင့်၍ မရပါ။')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}
