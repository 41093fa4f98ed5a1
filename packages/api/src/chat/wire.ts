import * as z from 'zod/mini'
import { done, flag, list, namedRow, row, text, textOrNull, underData } from '../core/strict.ts'

const sender = { sender_id: text, sender_name: text, sender_image: text }

const message = namedRow('Message', {
  syskey: text,
  conversation_id: text,
  ...sender,
  content: text,
  content_type: text,
  send_at: text,
  isMe: flag,
})

export const chatWire = {
  createConversation: underData({ conversation_id: text }),
  bookingConversation: underData({ conversation_id: textOrNull }),
  sendMessage: done,
  messages: underData({
    data_list: row({
      message: list(message),
      role: list(row(sender)),
      conversation: row({ status: z.int() }),
    }),
  }),
  conversations: underData({
    data_list: list(
      row({ syskey: text, sender_name: text, sender_image: text, content: text, send_at: text }),
    ),
  }),
  participants: underData({ data_list: list(row({ ...sender, role: text })) }),
  addParticipant: done,
  bookingParties: underData({
    driverid: textOrNull,
    driver_name: textOrNull,
    driver_image: textOrNull,
    passengerkey: textOrNull,
    passenger_name: textOrNull,
    passenger_image: textOrNull,
  }),
  chatUser: underData({ userid: text }),
  notifyConversation: done,
}
