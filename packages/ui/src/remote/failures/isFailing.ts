import { ApiError } from '@fleetgis/api'

/** Whether a server failed before it looked at the call, which may succeed later. */
export const isFailing = (error: unknown): boolean => error instanceof ApiError && error.kind === 'failing'
