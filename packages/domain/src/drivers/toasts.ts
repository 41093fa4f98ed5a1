import type { MessageKey } from '../i18n/messageKey.ts'

/** The key of the toast after a change that a group admin made. CF-133. */
export const DRIVER_TOASTS = {
  /** Saved from Edit. */
  edited: 'EDIT',
  /** Update in the register popup. */
  updated: 'UPDATED',
  added: 'ADD_SUCCESS',
  removed: 'REMOVE_SUCCESS',
  registered: 'SUCCESS',
  pinChanged: 'UPDATED',
} as const satisfies Record<string, MessageKey>

export type DriverToast = keyof typeof DRIVER_TOASTS
