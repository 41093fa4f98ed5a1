import type { GivenIds } from './ids.ts'
import { type NameOf, type Step, step } from './step.ts'

const DELETES = 'it deletes a row'
const LEAVES = 'it leaves a row that no call deletes'
const MOVES = 'it changes the group of a driver'
const SIGNS_IN = 'it needs a password or the token of a mail'

/** A write that other people see is sent only where the caller names its place. */
const onlyWhere = (given: GivenIds, name: 'bookingKey' | 'conversationId', step: Step): Step | string =>
  given[name] === undefined ? `it writes into a chat: give one with --id ${name}=…` : step

/**
 * Every write: sent where it sends back what an earlier answer had or adds to a chat that is among the given ids, else
 * the reason why not.
 */
export const writePlan = (
  appId: string,
  given: GivenIds,
): Readonly<Record<NameOf<'write'>, Step | string>> => ({
  renewToken: SIGNS_IN,
  requestResetMail: SIGNS_IN,
  updatePassword: SIGNS_IN,
  verifyToken: SIGNS_IN,
  signIn: SIGNS_IN,
  signUp: SIGNS_IN,
  createUser: LEAVES,
  saveUser: step('saveUser', ({ user }) => user),
  saveRole: step('saveRole', ({ role }) => role),
  deleteRole: DELETES,
  saveRate: step('saveRate', ({ rate }) => rate),
  deleteRate: DELETES,
  saveExtraCharge: step('saveExtraCharge', ({ charge }) => charge),
  deleteExtraCharge: DELETES,

  addLocations: LEAVES,
  addUnknownLocation: LEAVES,
  updateLocation: step('updateLocation', ({ location: { id, name, address } }) => ({ id, name, address })),
  setLocationStatus: step('setLocationStatus', ({ location: { id, status } }) => ({ id, status })),

  enrolDriver: MOVES,
  addDriverToGroup: MOVES,
  removeDriverFromGroup: MOVES,
  registerDriver: LEAVES,
  updateDriver: step('updateDriver', ({ userId, groupId, driver: { key, ...driver } }) => ({
    ...driver,
    userId,
    groupId,
    driverId: key,
  })),
  setMemberId: step('setMemberId', ({ groupId, driver: { key, memberId } }) => ({
    driverId: key,
    groupId,
    memberId,
  })),

  setBookingReady: step('setBookingReady', ({ userId, isReady }) => ({ driverId: userId, isReady })),
  setBookingType: step('setBookingType', ({ groupId, bookingType }) => ({ groupId, type: bookingType })),
  setBookingProcessing: 'it changes the status of a booking',

  createConversation: onlyWhere(
    given,
    'bookingKey',
    step('createConversation', ({ userId, bookingKey }) => ({ appId, bookingKey, senderId: userId })),
  ),
  sendMessage: onlyWhere(
    given,
    'conversationId',
    step('sendMessage', ({ userId, conversationId }) => ({
      conversationId,
      senderId: userId,
      text: 'Contract check',
    })),
  ),
  addParticipant: onlyWhere(
    given,
    'conversationId',
    step('addParticipant', ({ userId, conversationId }) => ({
      conversationId,
      userId,
      role: 'admin',
      appId,
    })),
  ),
  notifyConversation: onlyWhere(
    given,
    'conversationId',
    step('notifyConversation', ({ userId, conversationId }) => ({ userId, conversationId, appId })),
  ),
})
