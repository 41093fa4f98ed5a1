import type { SignedIn } from '@fleetgis/domain/auth'
import { type Menu, type MenuItem, NO_PERMISSION, type RoutePermission } from '@fleetgis/domain/permission'
import * as z from 'zod/mini'
import { flag, number, optionalNumber, optionalText, reply, rows, text } from '../core/readers.ts'

/** The common fields of the sign-in forms (CF-16). */
export const formFields = { recap_token: z.string(), uuid: z.string(), date_time: z.string() }

export const signInReply = z.pipe(
  reply('data', { access_token: text, refresh_token: text, user_name: text, user_id: text, role: number }),
  z.transform(
    (data): SignedIn => ({
      accessToken: data.access_token,
      refreshToken: data.refresh_token,
      userName: data.user_name,
      userId: data.user_id,
      role: data.role,
    }),
  ),
)

/** The status of a mail's token. A reply without a status has the HTTP status 200, because others are refusals. */
export const tokenReply = z.pipe(
  reply('top', { status: optionalNumber, message_code: optionalNumber, message: optionalText }),
  z.transform(({ status = 200, message_code: messageCode, message }) => ({ status, messageCode, message })),
)

const permission = z.pipe(
  z.object({ can_add: flag, can_view: flag, can_edit: flag, can_delete: flag }),
  z.transform(
    (row): RoutePermission => ({
      canAdd: row.can_add,
      canView: row.can_view,
      canEdit: row.can_edit,
      canDelete: row.can_delete,
    }),
  ),
)

/** The flags of one route (PERM-01); a route without a record grants no right. */
export const permissionReply = z.pipe(
  reply('top', { data_list: rows(permission) }),
  z.transform(({ data_list: [first] }): RoutePermission => first ?? NO_PERMISSION),
)

const entry = z.object({ code: text, name: text, route: text })

/** The entries of the two dropdowns, beside the items or inside one (CF-97). */
const dropdowns = {
  Domain: z.optional(rows(entry, 'Domain')),
  Report: z.optional(rows(entry, 'Report')),
}

/** An item without a route may hold dropdowns (MENU-03), or only grant an entry by its code (MENU-06). */
const menuItem = z.pipe(
  z.object({ code: text, name: text, route: optionalText, ...dropdowns }),
  z.transform(
    ({ route = '', Domain: domain, Report: report, ...item }): MenuItem => ({
      ...item,
      route,
      domain,
      report,
    }),
  ),
)

/** The menu of the signed-in user, in the server's order (MENU-04). */
export const menuReply = z.pipe(
  reply('data', { data_list: rows(menuItem, 'data'), ...dropdowns }, 'data'),
  z.transform(({ data_list: items, Domain: domain, Report: report }): Menu => ({ items, domain, report })),
)
