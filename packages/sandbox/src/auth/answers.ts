import {
  CAPTCHA_ACTION,
  type CaptchaForm,
  decodeBase64,
  isEmail,
  PASSWORD_MIN_LENGTH,
} from '@fleetgis/domain/auth'
import { type Answers, refuse, SUCCESS } from '../answer.ts'
import { givenRole } from '../staff/answers.ts'
import { menuOf } from '../staff/menu.ts'
import { staff, staffWith } from '../staff/staff.ts'
import type { World } from '../world.ts'
import type { Account } from './account.ts'
import type { Mail } from './mails.ts'

/** Lifetime of the access tokens of some accounts, in milliseconds. */
const SHORT_LIFETIME = 5_000

const isShort = ({ quirk }: Account) => quirk === 'shortTokens' || quirk === 'neverRenewed'

function accessToken(world: World, account: Account): string {
  const content = { kind: 'access', userId: account.userId } as const
  return world.tokens.issue(content, world.now, isShort(account) ? SHORT_LIFETIME : undefined)
}

/** Refuses unless the form has a bot-check token that was issued for it and is unused (AUTH-20). */
function checkCaptcha(world: World, form: CaptchaForm, token: string): void {
  if (!world.captcha.redeem(token, CAPTCHA_ACTION[form], world.now)) {
    refuse(411, 'The bot check was not completed.')
  }
}

/** Returns the account that a form names; the `broken` account answers 500. */
function namedAccount(world: World, userId: string): Account | undefined {
  const account = world.accounts.find(userId)
  if (account?.quirk === 'broken') refuse(500, 'Something went wrong on our side.')
  return account
}

function readPassword(field: string, encoded: string): string {
  return decodeBase64(encoded) ?? refuse(400, `${field}: expected base64 of a text`)
}

function newPassword(field: string, encoded: string): string {
  const password = readPassword(field, encoded)
  if (password.length >= PASSWORD_MIN_LENGTH) return password
  return refuse(400, `${field}: expected at least ${PASSWORD_MIN_LENGTH} characters`)
}

/** Returns the mail of a reset token; refuses a used, expired or unknown token with 407 (ERR-22). */
function resetMail(world: World, token: string): Mail {
  const mail = world.mails.find('reset', token)
  return mail && !mail.isUsed && !mail.isExpired ? mail : refuse(407, 'The token is not valid.')
}

interface NewUser {
  user_id: string
  user_name: string
  password: string
}

/** Creates an account and its verification mail. `check` runs after the form is validated. */
function addAccount(
  world: World,
  user: NewUser,
  given: Pick<Account, 'role' | 'groupIds'>,
  check = () => {},
): void {
  const userId = user.user_id.trim()
  const userName = user.user_name.trim()
  const password = newPassword('password', user.password)
  if (!isEmail(userId)) refuse(400, 'user_id: expected an e-mail address')
  if (userName === '') refuse(400, 'user_name: must not be empty')
  check()
  const account = namedAccount(world, userId)
  if (account?.quirk === 'deleted') refuse(412, 'This user is being deleted.')
  if (account) refuse(406, 'This user exists already.')
  world.accounts.add({ userId, userName, password, ...given })
  world.mails.send('verify', userId, world.now)
}

export const authAnswers = {
  renewToken: ({ world, body }) => {
    const content = world.tokens.read(body.refresh_token, world.now)
    if (content?.kind !== 'refresh' || content.isExpired) refuse(401, 'The refresh token is not valid.')
    const account = world.accounts.find(content.userId)
    // The documents leave open whether the id is sent plain or as stored, in base64 (CF-07).
    const names = [body.user_id, decodeBase64(body.user_id)].map((name) => name?.trim().toLowerCase())
    if (!account || !names.includes(content.userId.toLowerCase()))
      refuse(401, 'The refresh token belongs to another user.')
    if (account.quirk === 'neverRenewed') refuse(401, 'The session cannot be renewed.')
    return { status: 200, data: { access_token: accessToken(world, account) } }
  },

  requestResetMail: ({ world, body }) => {
    checkCaptcha(world, 'forgotPassword', body.recap_token)
    const account = namedAccount(world, body.user_id)
    if (!account || account.quirk === 'deleted') refuse(409, 'There is no user with this User ID.')
    world.mails.send('reset', account.userId, world.now)
    return { status: 200, message: `A mail to reset the password is on its way to ${account.userId}.` }
  },

  updatePassword: ({ world, query, body }) => {
    const password = newPassword('new_password', body.new_password)
    const mail = resetMail(world, query.token)
    const account = namedAccount(world, mail.userId)
    if (!account || account.quirk === 'deleted') refuse(409, 'The user with this User ID no longer exists.')
    world.accounts.setPassword(account.userId, password)
    world.mails.use(mail)
    return { status: 200, message: 'The password has been changed. You can sign in now.' }
  },

  verifyToken: ({ world, query }) => {
    const mail = world.mails.find('verify', query.token) ?? refuse(404, 'There is no such token.')
    if (mail.isExpired) refuse(407, 'The token has expired.')
    if (mail.isUsed) return { status: 200, message_code: 206, message: 'The account was verified before.' }
    world.mails.use(mail)
    return { status: 200, message_code: 203, message: 'The account is verified.' }
  },

  checkToken: ({ world, query }) => {
    resetMail(world, query.token)
    return { status: 200, message_code: 203, message: 'The token holds.' }
  },

  createUser: ({ world, body, caller }) => {
    const account = staffWith(world, caller(), { route: '/home/user', right: 'canAdd', what: 'users' })
    const { id: role } = givenRole(world, account, body.role ?? 0)
    addAccount(world, body, { role, groupIds: account.groupIds })
    return { status: 200, message: 'The user has been created.' }
  },

  signIn: ({ world, body }) => {
    const password = readPassword('password', body.password)
    checkCaptcha(world, 'signIn', body.recap_token)
    const account = namedAccount(world, body.user_id)
    if (!account || account.quirk === 'deleted' || account.password !== password) {
      refuse(401, 'Wrong user or password.')
    }
    return {
      status: 200,
      data: {
        access_token: accessToken(world, account),
        refresh_token: world.tokens.issue({ kind: 'refresh', userId: account.userId }, world.now),
        user_name: account.userName,
        user_id: account.userId,
        role: account.role,
      },
    }
  },

  signUp: ({ world, body }) => {
    addAccount(world, body, { role: 0 }, () => checkCaptcha(world, 'signUp', body.recap_token))
    return { status: 200, message: 'The account has been created. You can sign in now.' }
  },

  checkPermission: ({ world, body, caller }) => {
    const { role, quirk } = staff(caller())
    if (quirk === 'routesExpired') refuse(409, 'The session has expired.')
    if (!world.roles.grantOn(role, body.route).canView) refuse(403, `You may not open ${body.route}.`)
    return SUCCESS
  },

  routePermission: ({ world, body, caller }) => {
    const { canView, canAdd, canEdit, canDelete } = world.roles.grantOn(staff(caller()).role, body.route)
    if (!canView) return { status: 200, data_list: [] }
    return {
      status: 200,
      data_list: [{ can_add: canAdd, can_view: canView, can_edit: canEdit, can_delete: canDelete }],
    }
  },

  userMenu: ({ world, caller }) => ({ status: 200, data: menuOf(world.roles, staff(caller()).role) }),
} satisfies Partial<Answers>
