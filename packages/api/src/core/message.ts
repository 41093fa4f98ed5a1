import * as z from 'zod/mini'
import { optionalText, reply } from './wire.ts'

/** A reply that only says how it went; resolves to the server's words, where there are any. */
export const messageReply = () =>
  z.pipe(
    reply('top', { message: optionalText }),
    z.transform((data) => ({ message: data.message })),
  )
