/** A mobile number without what people write differently: spaces, dashes, and `+95`, `95` or `0` before the 9. */
export function barePhone(text: string): string {
  const digits = text.replaceAll(/\D/g, '')
  return digits.replace(/^(?:0095|95|0)(?=9)/, '')
}

/** Whether a text has the shape of a phone number, in whatever way it is written. */
export const isPhone = (text: string): boolean =>
  /^\+?[\d\s().-]+$/.test(text) && /^\d{5,15}$/.test(text.replaceAll(/\D/g, ''))
