import * as z from 'zod/mini'
import { atTop, done, flag, list, namedRow, number, row, said, text, underData } from '../core/strict.ts'

const menuItem = namedRow('MenuItem', { code: text, name: text, route: text })
/** A dropdown of the menu, beside its items or inside one (CF-97). */
const dropdowns = { Domain: z.optional(list(menuItem)), Report: z.optional(list(menuItem)) }

export const authWire = {
  renewToken: underData({ access_token: text }),
  requestResetMail: said,
  updatePassword: said,
  verifyToken: atTop({ message_code: z.literal([203, 206]) }),
  checkToken: atTop({ message_code: z.literal(203) }),
  createUser: done,
  signIn: underData({
    access_token: text,
    refresh_token: text,
    user_name: text,
    user_id: text,
    role: number,
  }),
  signUp: said,
  checkPermission: done,
  routePermission: atTop({
    data_list: list(row({ can_add: flag, can_view: flag, can_edit: flag, can_delete: flag })),
  }),
  userMenu: underData({
    data: list(row({ code: text, name: text, route: text, ...dropdowns })),
    ...dropdowns,
  }),
}
