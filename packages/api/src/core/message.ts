import * as z from 'zod/mini'
import { optionalText, reply } from './readers.ts'

/** A reply that only has an outcome; resolves to the server's words, if any. */
export const messageReply = z.pipe(
  reply('top', { message: optionalText }),
  z.transform((data) => ({ message: data.message })),
)
