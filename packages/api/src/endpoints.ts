import {
  checkPermission,
  renewToken,
  requestResetMail,
  routePermission,
  signIn,
  signUp,
  userMenu,
} from './auth/endpoints.ts'
import { groups, locations, tripInfo, trips } from './map/endpoints.ts'

/** Every call by its id: the list that a sandbox must answer. */
export const endpoints = {
  'EP-A01': renewToken,
  'EP-A02': requestResetMail,
  'EP-A07': signIn,
  'EP-A08': signUp,
  'EP-A09': checkPermission,
  'EP-A10': routePermission,
  'EP-A11': locations,
  'EP-A12': trips,
  'EP-A13': tripInfo,
  'EP-A14': groups,
  'EP-A15': userMenu,
} as const

export type Endpoints = typeof endpoints
export type EndpointId = keyof Endpoints
