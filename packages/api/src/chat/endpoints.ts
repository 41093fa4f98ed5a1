import { type ChatRole, chatApp, chatCreate, chatParticipant, chatSend } from '@fleetgis/domain/chat'
import * as z from 'zod/mini'
import { callsOf, written } from '../core/endpoint.ts'
import { messageReply } from '../core/message.ts'
import { pageQuery } from '../core/page.ts'
import {
  conversationIdReply,
  conversationsReply,
  createdReply,
  newsReply,
  participantsReply,
  partiesReply,
  userIdReply,
} from './schemas.ts'

const chatCall = callsOf({
  base: 'chat',
  method: 'POST',
  auth: 'bearer',
  source: 'documented',
})

const appFields = { appid: z.string(), sub_appid: z.string() }

/** Both app ids in the server's words (CF-35). */
const appWords = ({ appId, subAppId }: { appId: string; subAppId: string }) => ({
  appid: appId,
  sub_appid: subAppId,
})

const bookingBody = written(
  z.object({ bookingkey: z.string() }),
  ({ bookingKey }: { bookingKey: string }) => ({
    bookingkey: bookingKey,
  }),
)

export interface StartConversation {
  /** The app id of the page. */
  appId: string
  bookingKey: string
  senderId: string
}

/** EP-C01 Starts the conversation of a booking (CHAT-31). */
export const createConversation = chatCall({
  name: 'createConversation',
  id: 'EP-C01',
  path: '/api/chat/create',
  access: 'write',
  body: written(
    z.extend(z.object(appFields), {
      name: z.string(),
      is_group: z.number(),
      type: z.string(),
      userid: z.string(),
      role: z.string(),
    }),
    (input: StartConversation) => {
      const { name, isGroup, type, userId, role, ...app } = chatCreate(input)
      return { ...appWords(app), name, is_group: isGroup, type, userid: userId, role }
    },
  ),
  response: createdReply,
})

/** EP-C02 The conversation of a booking, if it has one (CHAT-37). */
export const bookingConversation = chatCall({
  name: 'bookingConversation',
  id: 'EP-C02',
  path: '/api/chat/conversation-id',
  access: 'read',
  body: bookingBody,
  response: conversationIdReply,
})

/** EP-C03 Sends a message (CHAT-33). */
export const sendMessage = chatCall({
  name: 'sendMessage',
  id: 'EP-C03',
  path: '/api/chat/messages',
  access: 'write',
  body: written(
    z.object({
      conversation_id: z.string(),
      sender_id: z.string(),
      content: z.string(),
      content_type: z.string(),
    }),
    (input: { conversationId: string; senderId: string; text: string }) => {
      const { conversationId, senderId, content, contentType } = chatSend(input)
      return { conversation_id: conversationId, sender_id: senderId, content, content_type: contentType }
    },
  ),
  response: messageReply,
})

/** EP-C04 The messages and participants of a conversation, and whether it is open (CHAT-35). */
export const messages = chatCall({
  name: 'messages',
  id: 'EP-C04',
  path: '/api/chat/listbyID',
  access: 'read',
  query: pageQuery,
  body: written(
    z.extend(z.object(appFields), { conversation_id: z.string() }),
    (input: {
      conversationId: string
      /** The app id of the page. */
      appId: string
    }) => ({ conversation_id: input.conversationId, ...appWords(chatApp(input.appId)) }),
  ),
  response: newsReply,
})

/** EP-C05 The conversations of a person (CHAT-19). */
export const conversations = chatCall({
  name: 'conversations',
  id: 'EP-C05',
  path: '/api/chat/list',
  access: 'read',
  query: pageQuery,
  body: written(
    z.extend(z.object(appFields), { userid: z.string() }),
    (input: {
      userId: string
      /** The app id of the page. */
      appId: string
    }) => ({ userid: input.userId, ...appWords(chatApp(input.appId)) }),
  ),
  response: conversationsReply,
})

/** EP-C06 The participants of a conversation (CHAT-15). */
export const participants = chatCall({
  name: 'participants',
  id: 'EP-C06',
  path: '/api/chat/participants-info',
  access: 'read',
  body: written(
    z.object({ conversation_id: z.string() }),
    ({ conversationId }: { conversationId: string }) => ({ conversation_id: conversationId }),
  ),
  response: participantsReply,
})

/**
 * EP-C07 Adds a person to a conversation (CHAT-32). The documents have only the roles `admin` and `driver`. It is an
 * assumption that a passenger is added as `admin`, the role in which EP-C01 starts the conversation (`chatOthers` of
 * the domain).
 */
export const addParticipant = chatCall({
  name: 'addParticipant',
  id: 'EP-C07',
  path: '/api/chat/add/participants',
  access: 'write',
  body: written(
    z.extend(z.object(appFields), {
      conversation_id: z.string(),
      userid: z.string(),
      role: z.string(),
      type: z.string(),
    }),
    (input: {
      conversationId: string
      userId: string
      role: ChatRole
      /** The app id of the page. */
      appId: string
    }) => {
      const { conversationId, userId, role, type, ...app } = chatParticipant(input)
      return { conversation_id: conversationId, userid: userId, role, ...appWords(app), type }
    },
  ),
  response: messageReply,
})

/** EP-M01 Both sides of a booking, for its chat. */
export const bookingParties = chatCall({
  name: 'bookingParties',
  id: 'EP-M01',
  base: 'mainHost',
  path: '/passenger/driver/info',
  access: 'read',
  body: bookingBody,
  response: partiesReply,
})

/** EP-M02 The user of an id, for the operator's chat (CHAT-36). */
export const chatUser = chatCall({
  name: 'chatUser',
  id: 'EP-M02',
  base: 'mainHost',
  method: 'GET',
  path: '/driver/check/{id}',
  access: 'read',
  params: ({ id }: { id: string }) => ({ id }),
  response: userIdReply,
})

/**
 * EP-M03 Notifies the others of a conversation of a new message; a failure is ignored (ERR-29). The documents do not
 * explain `userid`; it is assumed to be the sender, not the recipient.
 */
export const notifyConversation = chatCall({
  name: 'notifyConversation',
  id: 'EP-M03',
  base: 'mainHost',
  path: '/console/message/noti',
  access: 'write',
  body: written(
    z.object({ userid: z.string(), conversation_id: z.string(), appid: z.string() }),
    (input: {
      /** The sender of the message (assumed). */
      userId: string
      conversationId: string
      /** The app id of the page. */
      appId: string
    }) => ({ userid: input.userId, conversation_id: input.conversationId, appid: input.appId }),
  ),
  response: messageReply,
})
