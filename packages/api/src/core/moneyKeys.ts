import type { Endpoint } from './endpoint.ts'
import type { MoneyKeys } from './once.ts'

/** The keys of a money call. Another user of the same session storage has another intent, even with the same input. */
export function moneyKeys<Input>(
  { id, subject, intent }: Pick<Endpoint<Input>, 'id' | 'subject' | 'intent'>,
  input: Input,
  userId: string | undefined,
): MoneyKeys {
  return {
    subject: JSON.stringify(subject?.(input) ?? [id]),
    intent: intent && JSON.stringify([id, userId, ...intent(input)]),
  }
}
